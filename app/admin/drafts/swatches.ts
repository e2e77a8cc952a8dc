import { Configuration } from '@/lib/domain/configuration';
import { thumbnailAddress } from '@/lib/domain/image-names';
import { styleIndex } from '@/lib/domain/style-index';
import { familyOf } from '@/lib/families/registry';
import { currentCatalogue } from '@/lib/server/catalogue/load';

/** What a swatch shows of a part, as a draft has it. */
interface Pictured {
  readonly imageName: string;
  readonly code2: string;
}

/**
 * Swatches of a section's parts, drawn as the first style that uses it starts out: a stain on that style's wood. The
 * draft's own picture names count, so a new one shows at once what it will look like.
 */
export async function swatchesOf(sectionId: number): Promise<(part: Pictured) => string | null> {
  const { snapshot } = await currentCatalogue();
  const style = [...snapshot.stylesById.values()].find((each) => styleIndex(each).sectionById.has(sectionId));
  const section = style && styleIndex(style).sectionById.get(sectionId);
  if (!style || !section || section.thumbnailPath === '') return () => null;
  const { selection } = new Configuration(familyOf(style), style);
  return (part) => thumbnailAddress(section.thumbnailPath, part, selection);
}
