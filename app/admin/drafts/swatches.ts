import { Configuration } from '@/lib/domain/configuration';
import { thumbnailAddress, thumbnailSubject } from '@/lib/domain/image-names';
import { styleIndex } from '@/lib/domain/style-index';
import { familyOf } from '@/lib/families/registry';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { layerEngine } from '@/lib/server/layers/layers';
import { inAnyFinish, withoutVersion } from '@/lib/server/layers/name';
import type { OwnVersions } from '@/lib/server/layers/own-lists';

/** What a swatch shows of a part, as a draft has it. */
interface Pictured {
  readonly imageName: string;
  readonly code2: string;
}

interface Swatch {
  readonly address: string;
  /** Where a picture of one's own takes its place whatever else is chosen; null where it would be one of many. */
  readonly ownPath: string | null;
}

/**
 * Swatches of a section's parts, drawn as the first style that uses it starts out: a stain on that style's wood. The
 * draft's own picture names count, so a new one shows at once what it will look like.
 * @param own what the draft has of pictures of one's own
 */
export async function swatchesOf(sectionId: number, own: OwnVersions): Promise<(part: Pictured) => Swatch | null> {
  const { snapshot } = await currentCatalogue();
  const style = [...snapshot.stylesById.values()].find((each) => styleIndex(each).sectionById.has(sectionId));
  const section = style && styleIndex(style).sectionById.get(sectionId);
  if (!style || !section || section.thumbnailPath === '') return () => null;
  const { selection } = new Configuration(familyOf(style), style);
  const template = layerEngine().currentTemplate(section.thumbnailPath, own);
  return (part) => {
    const address = thumbnailAddress(template, part, selection);
    return address === null ? null : { address, ownPath: ownPathOf(thumbnailSubject(template, part)) };
  };
}

/** Of a thumbnail whatever is left to be filled in behind its geometry, of anything else when nothing is. */
function ownPathOf(subject: string): string | null {
  const path = inAnyFinish(withoutVersion(subject));
  return path.includes('{') ? null : subject.includes('{') ? path : withoutVersion(subject);
}
