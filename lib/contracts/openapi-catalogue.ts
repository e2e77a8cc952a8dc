import { z } from 'zod';
import { CATALOGUE_CHANGES, CATALOGUE_READS } from './admin/catalogue-calls';
import * as admin from './admin/answers';
import * as pictures from './admin/pictures';
import * as proofs from './admin/proofs';
import { editDraftSchema } from './admin/edits';
import { answer, body, BODY_PROBLEMS, LOGIN, problem, query, type Operation } from './openapi-parts';

const ADMINS_ONLY = {
  400: problem('Messages by field'),
  401: problem('The bearer token does not hold'),
  403: problem('The caller is no catalogue admin, or the call was sent from another site'),
  404: problem('Unknown'),
};

const read = (shape: Readonly<Record<string, z.ZodType>>, description: string, schema: z.ZodType) => ({
  get: {
    ...LOGIN,
    ...query(shape),
    responses: { 200: answer(description, schema), ...ADMINS_ONLY, 503: problem('Database away') },
  } satisfies Operation,
});

const change = (schema: z.ZodType, description: string, answered: z.ZodType, more: Operation['responses'] = {}) => ({
  post: {
    ...LOGIN,
    ...body(schema),
    responses: {
      200: answer(description, answered),
      ...ADMINS_ONLY,
      409: problem('Not as things stand now'),
      ...BODY_PROBLEMS,
      413: problem('Body over 16 MiB'),
      ...more,
    },
  } satisfies Operation,
});

const DRAFT = ['The draft as it stands now', admin.draftSchema] as const;

const VERSIONS = ['All versions, the new one first', admin.versionsSchema] as const;

const PICTURES = [
  'Every picture of administrators’ own in the draft, or in the shop',
  pictures.ownPicturesSchema,
] as const;

const CONFLICT = {
  description: 'Values have been changed since they were seen; nothing was taken in',
  content: { 'application/problem+json': { schema: admin.editConflictSchema } },
};

/** The calls of the catalogue admin's desk (specification §24). */
export const CATALOGUE_OPERATIONS = {
  [CATALOGUE_READS.versions]: read({}, 'What has been published, newest first', admin.versionsSchema),
  [CATALOGUE_READS.drafts]: read({}, 'Open drafts, newest first', admin.draftsSchema),
  [CATALOGUE_READS.draft]: read(admin.draftQuery, 'A draft and what it is about', admin.draftOverviewSchema),
  [CATALOGUE_READS.grid]: read(admin.gridQuery, 'A table of prices', admin.gridSchema),
  [CATALOGUE_READS.parts]: read(admin.partsQuery, 'A page of parts with their fields', admin.draftPartsSchema),
  [CATALOGUE_READS.style]: read(admin.styleQuery, 'A style', admin.draftStyleSchema),
  [CATALOGUE_READS.diff]: read(admin.diffQuery, 'The difference of two versions or drafts', admin.differenceSchema),
  [CATALOGUE_READS.audit]: read(admin.auditQuery, 'Who did what, newest first', admin.auditSchema),
  [CATALOGUE_READS.pictures]: read(pictures.ownPicturesQuery, ...PICTURES),
  [CATALOGUE_READS.findings]: read(proofs.proofQuery, "Lint's findings", proofs.findingsSchema),
  [CATALOGUE_READS.report]: read(
    proofs.proofQuery,
    'How many designs there are, and what they cost',
    proofs.reportSchema,
  ),
  [CATALOGUE_READS.reportCsv]: {
    get: {
      ...LOGIN,
      ...query(proofs.proofQuery),
      responses: {
        200: { description: 'The report as a file', content: { 'text/csv': { schema: z.string() } } },
        ...ADMINS_ONLY,
        503: problem('Database away'),
      },
    } satisfies Operation,
  },
  [CATALOGUE_READS.exclusion]: read(proofs.exclusionQuery, 'What a restriction excludes', proofs.exclusionSchema),
  [CATALOGUE_READS.rehearsal]: {
    get: {
      ...LOGIN,
      ...query(proofs.proofQuery),
      responses: {
        200: {
          description: 'What it would be like if it were live: a line a step',
          content: { 'application/x-ndjson': { schema: proofs.rehearsalSchema } },
        },
        ...ADMINS_ONLY,
        503: problem('Database away'),
      },
    } satisfies Operation,
  },
  [CATALOGUE_CHANGES.create]: change(admin.createDraftSchema, ...DRAFT),
  [CATALOGUE_CHANGES.edit]: change(editDraftSchema, ...DRAFT, { 409: CONFLICT }),
  [CATALOGUE_CHANGES.discard]: change(admin.discardDraftSchema, ...DRAFT),
  [CATALOGUE_CHANGES.publish]: change(admin.publishDraftSchema, ...VERSIONS, {
    422: problem('Lint finds defects; nothing was published'),
  }),
  [CATALOGUE_CHANGES.rollback]: change(admin.rollbackSchema, ...VERSIONS),
  [CATALOGUE_CHANGES.putPicture]: change(pictures.putPictureSchema, ...PICTURES, { 409: CONFLICT }),
  [CATALOGUE_CHANGES.removePicture]: change(pictures.removePictureSchema, ...PICTURES, { 409: CONFLICT }),
};
