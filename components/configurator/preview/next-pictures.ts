import type { Section } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import { pictureQuery } from '@/lib/client/configuration-queries';
import { idle, savesData } from '@/lib/client/idle';
import { queryClient } from '@/lib/client/query-client';
import { decodeLayer, PREVIEW_FILES } from './decode-picture';

/** Pictures loaded ahead for one state of a section: some 100 KB. */
const MAX_PICTURES = 4;

/**
 * Loads and decodes, one layer after the other and only when the browser is idle, the pictures of the parts listed
 * beside the chosen one. Those who save data are spared.
 */
export async function loadNextPictures(
  configuration: Configuration,
  section: Section,
  signal: AbortSignal,
): Promise<void> {
  if (savesData()) return;
  for (const next of neighbours(configuration, section)) {
    await idle();
    if (signal.aborted) return;
    const picture = await queryClient.fetchQuery({ ...pictureQuery(next) }).catch(() => null);
    if (!picture || picture.layers.length === 0) return;
    for (const layer of picture.layers) {
      await idle();
      if (signal.aborted) return;
      await decodeLayer(layer, PREVIEW_FILES, 'low');
    }
  }
}

/** What comes of picking the nearest neighbours of the chosen part, nearest first; refused ones are left out. */
function neighbours(configuration: Configuration, section: Section): readonly Configuration[] {
  const { picks } = configuration;
  // A choice made of two parts, or of any number, has no neighbour.
  if (section.type === 'MultiSelect' || section.parts.some((part) => part.childParts.length > 0)) return [];
  const chosen = section.parts.findIndex((part) => picks.parts[section.id]?.includes(part.id));
  return [...section.parts.entries()]
    .filter(
      ([at, part]) =>
        at !== chosen && !configuration.restrictionOf({ sectionId: section.id, partId: part.id }).isRefused,
    )
    .sort(([a], [b]) => Math.abs(a - chosen) - Math.abs(b - chosen))
    .slice(0, MAX_PICTURES)
    .map(([, part]) => configuration.after({ type: 'pick', sectionId: section.id, partId: part.id }));
}
