/** The calls of versions and drafts of the catalogue (specification §24). All want a catalogue admin. */
export const CATALOGUE_READS = {
  versions: '/api/Admin/GetCatalogueVersions',
  drafts: '/api/Admin/GetDrafts',
  draft: '/api/Admin/GetDraft',
  grid: '/api/Admin/GetDraftGrid',
  parts: '/api/Admin/GetDraftParts',
  style: '/api/Admin/GetDraftStyle',
  diff: '/api/Admin/GetCatalogueDiff',
  audit: '/api/Admin/GetCatalogueAudit',
  pictures: '/api/Admin/GetOwnPictures',
  /** Proofs (specification §25). */
  findings: '/api/Admin/GetCatalogueFindings',
  report: '/api/Admin/GetCatalogueReport',
  reportCsv: '/api/Admin/GetCatalogueReportCsv',
  exclusion: '/api/Admin/GetExclusion',
  rehearsal: '/api/Admin/RehearseCatalogue',
} as const;
export const CATALOGUE_CHANGES = {
  create: '/api/Admin/CreateDraft',
  edit: '/api/Admin/EditDraft',
  discard: '/api/Admin/DiscardDraft',
  publish: '/api/Admin/PublishDraft',
  rollback: '/api/Admin/RollbackCatalogue',
  putPicture: '/api/Admin/PutPicture',
  removePicture: '/api/Admin/RemovePicture',
} as const;
