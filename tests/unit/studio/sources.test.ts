/** A picture is stale when what it is really made of changes, and only then (docs/pictures.md "The lock"). */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pythonSources } from '@/scripts/studio/python-imports';
import { ownRows, ownStage } from '@/scripts/studio/sources';

const root = mkdtempSync(path.join(os.tmpdir(), 'python-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
}
const filesOf = (module: string): readonly string[] => [...pythonSources(root, [module]).keys()].sort();
const textOf = (module: string): string => JSON.stringify([...pythonSources(root, [module])]);

it.each([
  ['import shapes.board', ['one.py', 'shapes/board.py']],
  ['import os, shapes.board as b', ['one.py', 'shapes/board.py']],
  ['from shapes import board', ['one.py', 'shapes/__init__.py', 'shapes/board.py']],
  ['from shapes.board import LENGTH', ['one.py', 'shapes/board.py']],
  [
    'from shapes import (\n    board,  # the only one\n    LENGTH,\n)',
    ['one.py', 'shapes/__init__.py', 'shapes/board.py'],
  ],
  ['def late():\n    import shapes.board', ['one.py', 'shapes/board.py']],
  ['# import shapes.board', ['one.py']],
  ['import numpy', ['one.py']],
  ['import shapes.chain', ['one.py', 'shapes/board.py', 'shapes/chain.py']],
])('finds what %j imports', (code, files) => {
  write({ 'shapes/__init__.py': '', 'shapes/board.py': 'LENGTH = 1\n', 'one.py': `${code}\n` });
  write({ 'shapes/chain.py': 'from . import missing\nfrom .board import LENGTH\nfrom shapes import chain\n' });
  const found = filesOf('one').filter((file) => files.includes('shapes/__init__.py') || !file.endsWith('__init__.py'));
  expect(found).toEqual(files);
});

it('takes no notice of comments and empty lines, but of every other change', () => {
  write({ 'two.py': 'COLOUR = "#fff"  # white\n\n\ndef f():\n    return 1\n' });
  const before = textOf('two');
  write({ 'two.py': '# of a board\nCOLOUR = "#fff"\ndef f():\n\n    return 1   # one\n' });
  expect(textOf('two')).toBe(before);
  write({ 'two.py': 'COLOUR = "#ffe"\ndef f():\n    return 1\n' });
  expect(textOf('two')).not.toBe(before);
});

it('refuses a builder that is nowhere', () => {
  expect(() => filesOf('nowhere')).toThrow('nowhere');
});

describe('rows of data', () => {
  const all = new Set(['tur', 'sq', 're', 'ov']);
  const files = [
    { legs: { tur: { plan: 're' }, sq: { plan: 'ov' }, usual: 1 }, top: { thickness: 1 } },
    { shapes: { re: 1, ov: 2 } },
  ];

  it("are the token's own, those that they name, and what goes by no token", () => {
    expect(ownRows(files, ['tur'], all)).toEqual([
      { legs: { tur: { plan: 're' }, usual: 1 }, top: { thickness: 1 } },
      { shapes: { re: 1 } },
    ]);
  });

  it("are none of another part's", () => {
    const other = [
      { ...files[0], legs: { tur: { plan: 're' }, sq: { plan: 're', turned: 3 }, usual: 1 } },
      files[1] ?? {},
    ];
    expect(ownRows(other, ['tur'], all)).toEqual(ownRows(files, ['tur'], all));
    expect(ownRows(other, ['sq'], all)).not.toEqual(ownRows(files, ['sq'], all));
  });
});

describe('a stage', () => {
  const layers = new Set(['door', 'top', 'thumb']);
  const [door, top, crown] = [
    { layer: 'door', tokens: ['cov'] },
    { layer: 'top', tokens: ['eas'] },
    { layer: 'top', tokens: ['cov'] },
  ];
  const stage = { sky: 1, samples: { light: 8, door: 24, top_grain: 4, metal: 24, grain: 2 } };

  it('has the samples of everybody and of the layer itself', () => {
    expect(ownStage(stage, door, layers)).toEqual({ sky: 1, samples: { light: 8, door: 24, metal: 24, grain: 2 } });
    expect(ownStage(stage, top, layers)).toEqual({
      sky: 1,
      samples: { light: 8, top_grain: 4, metal: 24, grain: 2 },
    });
  });

  it("is the same whatever another layer's samples, and another by what all share", () => {
    const more = { ...stage, samples: { ...stage.samples, door: 48 } };
    expect(ownStage(more, top, layers)).toEqual(ownStage(stage, top, layers));
    expect(ownStage(more, door, layers)).not.toEqual(ownStage(stage, door, layers));
    expect(ownStage({ ...stage, sky: 2 }, top, layers)).not.toEqual(ownStage(stage, top, layers));
  });

  it('has the samples of one shape of a layer for that shape alone', () => {
    const more = { ...stage, samples: { ...stage.samples, 'top-cov': 64 } };
    expect(ownStage(more, top, layers)).toEqual(ownStage(stage, top, layers));
    expect(ownStage(more, door, layers)).toEqual(ownStage(stage, door, layers));
    expect(ownStage(more, crown, layers).samples).toMatchObject({ 'top-cov': 64, light: 8 });
  });
});
