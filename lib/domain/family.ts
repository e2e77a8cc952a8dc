import { TWO_TONE, type Part, type Section, type Style, type TwoToneType } from './catalogue';
import type { Picks } from './picks';
import type { Selection, SelectionEntry } from './selection';

/** How a slot takes part in the price (specification §15.1). Slots without a role are free of charge. */
export type PriceRole = 'component' | 'option' | 'stain' | 'sheen' | 'surface';

/** One field of the family's selection (specification §3.6). */
export interface SlotDefinition {
  /** Field name, as on the wire. */
  readonly key: string;
  readonly kind: 'one' | 'many';
  /** Of a list of options: picking one takes the place of the one before (specification §4.5). */
  readonly atMostOne?: boolean;
  /** Normalized names of the sections that may fill the slot; empty when it is filled otherwise (child part, stain). */
  readonly sections: readonly string[];
  readonly priceRole?: PriceRole;
  /** Price object's field that shows this slot; several slots may share one and are summed. */
  readonly priceField?: string;
}

/** Where a token of a picture's name comes from. */
export interface ImageToken {
  readonly slot: string;
  readonly field: 'imageName' | 'code' | 'code2';
  /** Slot that speaks when the first is empty (a bottom stain is the top's unless two-tone). */
  readonly fallbackSlot?: string;
  /** Two-tone types in which the first slot is passed over for the fallback. */
  readonly passedOverIn?: readonly TwoToneType[];
  /** Token of a configuration that chose nothing there (a style without leaves has a solid top). */
  readonly otherwise?: string;
  /** For a layer that looks the same for many parts: what it calls those named here, and all others. */
  readonly groups?: { readonly byToken: Readonly<Record<string, string>>; readonly others: string };
}

/** One picture layer, bottom to top (specification §17.3). */
export interface LayerDefinition {
  /** Field name on the wire; its lower case is the folder. */
  readonly key: string;
  readonly geometry: readonly ImageToken[];
  /** What colours it; empty for shadows, whose finish is called 'none'. */
  readonly finish: readonly ImageToken[];
  /** A material the part brings along (metal, stone, fabric), which takes the place of `finish` where there is one. */
  readonly ownFinish?: ImageToken;
  /** Whether the selection has this layer at all; without its geometry tokens it has not in any case. */
  readonly appliesTo?: (selection: Selection) => boolean;
}

/** A rule with a name, in force like a restriction (specification §13). */
export interface NamedRule {
  readonly code: string;
  readonly message: string;
  /** Slot whose candidates the rule speaks about. */
  readonly slot: string;
  /** Slot of the part that such a candidate conflicts with. */
  readonly conflictsWith: string;
  readonly isBrokenBy: (selection: Selection) => boolean;
}

/** A slot whose code grows by another choice (specification §9: leaf letter, table height, a fixed '30'). */
export interface SkuExtension {
  readonly slot: string;
  /** Slot whose part's sku ends the extension and adds no token of its own; null for a fixed text. */
  readonly from: string | null;
  /** Every text that may stand before (or, without `from`, be) the extension. */
  readonly prefixes: readonly string[];
  readonly prefix: (selection: Selection) => string;
}

/** Sections that some styles, or some of their parts, leave out (specification §4.5, §5.3). */
export interface HidingRule {
  /** Normalized names of the styles it speaks about; every style when absent. */
  readonly styles?: readonly string[];
  /** Normalized names of the sections left out. */
  readonly sections: readonly string[];
  /** Only while the part chosen in this slot has this code2; always when absent. */
  readonly when?: { readonly slot: string; readonly code2: string };
}

/** Ids chosen from the lists of a family's style, in their canonical form or not. */
export interface Choices {
  readonly family: FamilyDefinition;
  readonly style: Style;
  readonly picks: Picks;
}

/** A family's slots as they are filled: what codes, prices and pictures are made from. */
export interface FilledSlots {
  readonly family: FamilyDefinition;
  readonly selection: Selection;
}

/** What makes one product family different from the next: data plus at most these pure hooks (specification §13). */
export interface FamilyDefinition {
  readonly key: string;
  /** Enumeration value of specification §3.1, e.g. 'SYO Tables'. */
  readonly family: string;
  /** Folder of the pictures. */
  readonly imageFolder: string;
  /** Middle of the wire operations' names: Get…Prices, Create…ImageNames. */
  readonly operationName: string;
  readonly slots: readonly SlotDefinition[];
  /** Slots whose parts people look for in the showroom, by the parameter of its address. */
  readonly facets?: Readonly<Record<string, string>>;
  /** Slot whose part is the size column of the price book and has the two-tone's size class; 'Size' when absent. */
  readonly sizeSlot?: string;
  /** Two-tone placements a person may choose from (specification §3.4); only the usual one when absent. */
  readonly twoToneTypes?: readonly TwoToneType[];
  /** Flags of the selection object derived from picks, e.g. IsBaseTable. */
  readonly flags: readonly string[];
  readonly layers: readonly LayerDefinition[];
  /** Whether image names carry a `Show…` flag per layer (specification §3.9). */
  readonly hasShowFlags?: boolean;
  /** Slots in the order their codes join the sku. */
  readonly skuOrder: readonly string[];
  readonly skuExtensions: readonly SkuExtension[];
  /** True when the style's token and the next one are joined without a hyphen (specification §9). */
  readonly joinsStyleToken: (style: Style) => boolean;
  readonly summary: {
    /** Slots never listed. */
    readonly excludedSlots: readonly string[];
    /** Normalized part names never listed. */
    readonly excludedParts: readonly string[];
    /** Section labels that read differently in the summary. */
    readonly labels: Readonly<Record<string, string>>;
  };
  readonly hiddenSections?: readonly HidingRule[];
  readonly rules: readonly NamedRule[];
  readonly hooks: {
    readonly deriveFlags?: (selection: Selection) => Readonly<Record<string, boolean>>;
    /** What a part is called beside what is chosen now, where that is not its own name (a round top's size). */
    readonly nameOf?: (part: Part, selection: Selection) => string;
    readonly arrangeSummary?: (entries: readonly SelectionEntry[]) => readonly SelectionEntry[];
  };
}

/** Whether a list of options holds one at most (specification §4.5). */
export function holdsOne(family: FamilyDefinition, section: Section): boolean {
  return family.slots.some(({ key, atMostOne }) => key === section.slot && atMostOne);
}

/** The two-tone placements there are in a family: without a choice, the usual one. */
export const placementsOf = ({ twoToneTypes }: FamilyDefinition): readonly TwoToneType[] =>
  twoToneTypes ?? [TWO_TONE.TopDrawerDoor];
