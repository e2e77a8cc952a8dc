import { gzipSync } from 'node:zlib';
import { GET } from '@/app/spaces/[version]/[style]/route';
import { spacePath } from '@/lib/contracts/addresses';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { publicPageInput } from '@/lib/server/configurator/page-input';
import { prepareStyles } from '@/lib/server/configurator/prepare';
import { isPrepared, takeUpSpace } from '@/lib/server/configurator/spaces';
import { adoptSpace, compileSpace, configurationSpace, countDesigns, hasSpace } from '@/lib/domain/space/space';
import { familyOf } from '@/lib/families/registry';
import { catalogueDatabase } from './catalogue-database';
import { expectProblem, get } from './calls';

catalogueDatabase();

/** Most that a style's space may weigh, compressed. */
const MOST_BYTES = 20 * 1024;

it('A published catalogue’s spaces are compiled before anybody asks, small, and whole', async () => {
  const { snapshot } = await currentCatalogue();
  await prepareStyles(await publicPageInput(), new AbortController().signal);
  const styles = [...snapshot.stylesById.values()];
  expect(styles.filter(isPrepared)).toHaveLength(styles.length);
  for (const style of styles) {
    const { status, body, headers } = await get(GET, spacePath(snapshot.version, style.id));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(gzipSync(JSON.stringify(body)).length).toBeLessThan(MOST_BYTES);
    const copy = { ...style };
    const family = familyOf(style);
    expect(adoptSpace(family, copy, body)).toBe(true);
    const { diagram } = configurationSpace(family, copy);
    expect(diagram.layers).toHaveLength(configurationSpace(family, style).variables.length);
  }
});

it('They are those of the published catalogue and of no other', async () => {
  const { snapshot } = await currentCatalogue();
  const [style] = snapshot.stylesById.values();
  if (!style) throw new Error('the demo has styles');
  const { body } = await get(GET, spacePath(snapshot.version, style.id));
  const copy = { ...style };
  adoptSpace(familyOf(style), copy, body);
  const own = compileSpace(familyOf(style), style);
  expect(countDesigns(configurationSpace(familyOf(style), copy))).toBe(countDesigns(own));
  expectProblem(await get(GET, spacePath(snapshot.version + 1, style.id)), 404, 'Not found');
  expectProblem(await get(GET, spacePath(snapshot.version, 99_999)), 404, 'Not found');
});

it('Those of a catalogue that has been replaced are prepared no further', async () => {
  const { snapshot, ...input } = await publicPageInput();
  const copies = [...snapshot.stylesById.values()].map((style) => ({ ...style }));
  const replaced = new AbortController();
  const preparing = prepareStyles(
    { ...input, snapshot: { ...snapshot, stylesById: new Map(copies.map((style) => [style.id, style])) } },
    replaced.signal,
  );
  replaced.abort();
  await preparing;
  expect(copies.filter(isPrepared)).toHaveLength(1);
});

it('Of a catalogue of many styles those used last are at hand: memory does not grow with it', async () => {
  const { snapshot } = await currentCatalogue();
  const [style] = snapshot.stylesById.values();
  if (!style) throw new Error('the demo has styles');
  const many = Array.from({ length: 200 }, () => ({ ...style }));
  many.forEach(takeUpSpace);
  expect(many.map(hasSpace).lastIndexOf(false)).toBe(200 - 64 - 1);
  expect(many.slice(-64).every(hasSpace)).toBe(true);
});
