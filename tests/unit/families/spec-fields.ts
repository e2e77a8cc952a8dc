/** What specification §3.6 and §17.3 name for each product family, copied by hand; `[]` marks lists. */
export interface SpecFields {
  readonly selection: string;
  readonly prices: string;
  readonly layers: string;
  /** Selection fields beyond specification §3.6, each with its reason in docs/decisions. */
  readonly extra?: readonly string[];
}

const STAINS = 'TopStain BottomStain';
const FINISH = `Wood ${STAINS} SurfaceTreatment Sheen`;
const CABINET = `Case Top Door Drawer Leg DrawerHardware DoorHardware ${FINISH} SelectedTwoToneType DiningOptions[] Markup BiggerImage`;
const CABINET_PRICES =
  'CasePrice TopPrice DrawerPrice DoorPrice LegOrBasePrice DrawerHardwarePrice DoorHardwarePrice DiningOptionsPrices[]';
const CASE_LAYERS = 'Shadow Leg Cabinet Drawer Door DrawerHardware DoorHardware Top';

export const SPEC_FIELDS: Readonly<Record<string, SpecFields>> = {
  'SYO Tables': {
    selection: `Size Leaf IsLeafSelected TopShape Leg IsBaseTable ${FINISH} IsTwoToneSelected TableEdge TableOptions[] TableHeight LeafOption Markup`,
    prices: 'TopPrice LegOrBasePrice TableEdgePrice TopShapePrice TableOptionsPrices[] LeafOptionPrice',
    layers: 'Shadow Leg Apron Can Top',
  },
  'SYO Office': {
    selection: `Size TopShape Leg Base ${FINISH} TableEdge TableOptions[] ConferenceTableOptions[] TableHeight Hardware Drawer Markup`,
    prices:
      'TopPrice LegOrBasePrice TableEdgePrice TopShapePrice HardwarePrice TableOptionsPrices[] ConferenceTableOptionsPrices[]',
    layers: 'Shadow Leg Apron Cabinet Drawer Hardware Top',
  },
  'SYO Bedroom': {
    selection: `Case Size Storage Top Drawer Door Leg Hardware DrawerHardware DoorHardware ${FINISH} SelectedTwoToneType NightstandOptions[] NightlightOption Markup BiggerImage`,
    prices:
      'CasePrice SizePrice StoragePrice TopPrice DrawerPrice DoorPrice LegOrBasePrice HardwarePrice DrawerHardwarePrice DoorHardwarePrice NightstandOptionsPrices[] NightlightOption',
    layers: CASE_LAYERS,
  },
  'SYO Beds': {
    selection: `Size Headboard Panel Top FootboardLegs HeadboardLegs HeightOptions[] BedOptions[] ${FINISH} Fabric Mattress Bedding Markup`,
    prices: 'HeadboardPrice PanelPrice TopPrice FootboardLegsPrice HeightOptionsPrices[] BedOptionsPrices[]',
    layers: 'Shadow Headboard Panel Farside Mattress Bedding Nearside Footboard',
  },
  'SYO Dining Cabinets': { selection: CABINET, prices: CABINET_PRICES, layers: CASE_LAYERS },
  'SYO Living': { selection: CABINET, prices: CABINET_PRICES, layers: CASE_LAYERS },
  'SYO Bath': {
    selection: `Case Top Door Drawer Leg DrawerHardware DoorHardware ${FINISH} SelectedTwoToneType Sink SmallDrawer SmallDrawerHardware Faucet BathOptions[] Markup BiggerImage`,
    prices:
      'TopPrice CasePrice DrawerPrice SmallDrawerPrice DoorPrice LegOrBasePrice DrawerHardwarePrice SmallDrawerHardwarePrice DoorHardwarePrice BathOptionsPrices[]',
    layers:
      'Shadow Leg Cabinet Drawer SmallDrawer Door DrawerHardware SmallDrawerHardware DoorHardware Top Sink Faucet',
    // the metal that faucet and drain are shown in: decision 010
    extra: ['Hardware'],
  },
};
