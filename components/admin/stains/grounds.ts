import type { DraftStain, DraftWood } from '@/lib/contracts/admin/stains';

/** A wood and where swatches on it are drawn. */
export interface Ground {
  readonly wood: DraftWood;
  readonly template: string;
}

/** The woods of all lists of a stain. */
export const groundsOf = ({ listed }: DraftStain): readonly Ground[] =>
  listed.flatMap(({ woods, template }) => woods.map((wood) => ({ wood, template })));
