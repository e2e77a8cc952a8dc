/** The screens of the catalogue administrator's desk. All answer 403 to everybody else. */
export const ADMIN = '/admin';

export const ADMIN_SCREENS = {
  drafts: `${ADMIN}/drafts`,
  versions: `${ADMIN}/versions`,
  findings: `${ADMIN}/findings`,
  report: `${ADMIN}/report`,
  audit: `${ADMIN}/audit`,
  pictures: `${ADMIN}/pictures`,
  sales: `${ADMIN}/sales`,
  people: `${ADMIN}/people`,
} as const;

/** A draft of the catalogue, and what of it can be edited. */
export const draftScreen = (id: string): string => `${ADMIN_SCREENS.drafts}/${id}`;
/** A draft in the real configurator; its pages are those of the shop below this address. */
export const previewPath = (id: string): string => `/preview/${id}`;
/** Header of calls from there: answers come from the draft, for a catalogue administrator. */
export const PREVIEW_DRAFT = 'Preview-Draft';
/** The screens of a draft. */
export const partsScreen = (id: string): string => `${draftScreen(id)}/parts`;
export const stainsScreen = (id: string): string => `${draftScreen(id)}/stains`;
export const draftPicturesScreen = (id: string): string => `${draftScreen(id)}/pictures`;
export const pricesScreen = (id: string): string => `${draftScreen(id)}/prices`;
export const styleScreen = (id: string): string => `${draftScreen(id)}/style`;
/** What is told of a draft before it is published (specification §25). */
export const findingsScreen = (id: string): string => `${draftScreen(id)}/findings`;
export const rehearsalScreen = (id: string): string => `${draftScreen(id)}/rehearsal`;
export const reportScreen = (id: string): string => `${draftScreen(id)}/report`;
/** How one version differs from another, or a draft from a version. */
export const differenceScreen = (from: string | number, to: string | number): string =>
  `${ADMIN_SCREENS.versions}?${new URLSearchParams({ [DIFF_FROM]: String(from), [DIFF_TO]: String(to) })}`;

/** Of prices: the table of all styles' prices in the woods of a tier, or of one category's alone. */
export const tierTable = (tier: string, category?: string): string =>
  ['tier', tier, ...(category === undefined ? [] : [category])].join('/');

/** Query parameters of the screens. */
export const TABLE = 'table';
export const SECTION = 'section';
export const STYLE = 'style';
/** Of a table of prices: the cell to stand on. */
export const PART = 'part';
export const SIZE = 'size';
export const TIER = 'tier';
export const DIFF_FROM = 'from';
export const DIFF_TO = 'to';
export const PAGE = 'page';
/** Of what sells: how many days. */
export const DAYS = 'days';

/** A dealer with their codes and people. */
export const dealerScreen = (id: number): string => `${ADMIN_SCREENS.people}/${id}`;
/** Query parameter of lists that can be searched. */
export const SEARCH = 'search';

/** Calls of the desk for dealers, codes and people. All are POST. */
export const PEOPLE_PATHS = {
  createDealer: '/api/Admin/CreateDealer',
  setDealerMarkup: '/api/Admin/SetDealerMarkup',
  setDealerDisabled: '/api/Admin/SetDealerDisabled',
  createCode: '/api/Admin/CreateDealerCode',
  endCode: '/api/Admin/EndDealerCode',
  setRole: '/api/Admin/SetRole',
  setUserDisabled: '/api/Admin/SetUserDisabled',
  endUserSessions: '/api/Admin/EndUserSessions',
  forgetSecondFactor: '/api/Admin/ForgetSecondFactor',
} as const;
