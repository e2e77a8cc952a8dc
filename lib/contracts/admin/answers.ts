import { z } from 'zod';
import { problemSchema } from '../answer-schemas';
import { editValueSchema, targetSchema } from './edits';

/** What the calls of the catalogue admin's desk answer and are sent (specification §24). */
const time = z.iso.datetime();
const id = z.uuid({ error: 'must be a UUID' });
const text = (most: number) => z.string().trim().max(most);

/** One published state of the catalogue. */
const versionSchema = z.strictObject({
  Id: z.int(),
  PublishedAt: time,
  Kind: z.enum(['Import', 'Draft', 'Rollback']),
  /** '' for versions of before authors were written down. */
  Author: z.string(),
  Note: z.string(),
  /** The difference from the version before, in a few words. */
  Summary: z.string(),
  RestoredFrom: z.int().nullable(),
  IsLive: z.boolean(),
  /** Whether its content is kept, so that it can be compared and brought back. */
  IsKept: z.boolean(),
});
/** GetCatalogueVersions, newest first; PublishDraft and RollbackCatalogue answer the same. */
export const versionsSchema = z.strictObject({ Versions: z.array(versionSchema) }).meta({ id: 'CatalogueVersions' });
export type VersionsAnswer = z.infer<typeof versionsSchema>;

const draftFields = {
  Id: id,
  Name: z.string(),
  State: z.enum(['Open', 'Published', 'Discarded']),
  BaseVersion: z.int(),
  /** Whether something has been published since the draft was begun. */
  IsBehind: z.boolean(),
  /** Counts batches of edits. */
  Version: z.int(),
  Author: z.string(),
  CreatedAt: time,
  UpdatedAt: time,
};
/** CreateDraft, EditDraft, DiscardDraft. */
export const draftSchema = z.strictObject(draftFields).meta({ id: 'CatalogueDraft' });
export type DraftAnswer = z.infer<typeof draftSchema>;
/** GetCatalogueDrafts: those that are open, newest first. */
export const draftsSchema = z.strictObject({ Drafts: z.array(draftSchema) }).meta({ id: 'CatalogueDrafts' });

const named = { Key: z.string(), Name: z.string() };
/** GetDraft: a draft and what it is about. */
export const draftOverviewSchema = z
  .strictObject({
    ...draftFields,
    /** Free for a new part. */
    NextPartId: z.int(),
    Categories: z.array(z.strictObject(named)),
    Styles: z.array(z.strictObject({ ...named, Category: z.string(), IsChanged: z.boolean() })),
    Sections: z.array(z.strictObject({ ...named, Type: z.string(), Parts: z.int() })),
  })
  .meta({ id: 'CatalogueDraftOverview' });
export type DraftOverview = z.infer<typeof draftOverviewSchema>;

/** A value as it is now, and as it is in the version that the draft began with; null for a place that was not there. */
const value = { Now: editValueSchema, Base: editValueSchema };
const cellSchema = z.strictObject(value);

/**
 * GetDraftGrid: a table of prices. The target of a cell is its row's `Target` with its column's: `{...Row.Target,
 * ...Column.Target}` is one of `CatalogueTarget`.
 */
const partOfTarget = z.record(z.string(), z.string().nullable());
export const gridSchema = z
  .strictObject({
    Draft: draftSchema,
    Columns: z.array(z.strictObject({ Name: z.string(), Target: partOfTarget })),
    Rows: z.array(z.strictObject({ Names: z.array(z.string()), Target: partOfTarget, Cells: z.array(cellSchema) })),
    /** How many pages its rows take; this is one of them. */
    Pages: z.int(),
  })
  .meta({ id: 'CatalogueGrid' });
export type GridAnswer = z.infer<typeof gridSchema>;

const fieldSchema = z.strictObject({ Field: z.string(), ...value });
/** GetDraftParts: parts with their fields. */
export const draftPartsSchema = z
  .strictObject({
    Draft: draftSchema,
    Count: z.int(),
    Parts: z.array(
      z.strictObject({
        ...named,
        Id: z.int(),
        /** Whether it is none of the version that the draft began with. */
        IsNew: z.boolean(),
        Sections: z.array(z.string()),
        Fields: z.array(fieldSchema),
      }),
    ),
  })
  .meta({ id: 'CatalogueDraftParts' });
export type DraftPartsAnswer = z.infer<typeof draftPartsSchema>;

/** GetDraftStyle: a style's fields, its sections with what they offer, and its restrictions. */
export const draftStyleSchema = z
  .strictObject({
    Draft: draftSchema,
    ...named,
    Fields: z.array(fieldSchema),
    Sections: z.array(
      z.strictObject({
        ...named,
        Default: cellSchema,
        DefaultChild: cellSchema,
        Parts: z.array(z.strictObject({ ...named, Offer: cellSchema })),
      }),
    ),
    Restrictions: z.array(z.strictObject({ Parts: z.array(z.string()), Names: z.array(z.string()), ...value })),
  })
  .meta({ id: 'CatalogueDraftStyle' });
export type DraftStyleAnswer = z.infer<typeof draftStyleSchema>;

/** 409 of EditDraft: every cell of the batch that is no longer as its author saw it. */
export const editConflictSchema = problemSchema
  .extend({
    Conflicts: z
      .array(
        z.strictObject({
          /** Place in the batch. */
          Index: z.int(),
          Target: targetSchema,
          Now: editValueSchema,
          /** Who set it, and when; null where the draft's base says so. */
          Author: z.string().nullable(),
          At: time.nullable(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'CatalogueConflict' });
export type EditConflict = NonNullable<z.infer<typeof editConflictSchema>['Conflicts']>[number];

const lines = z.array(z.string());
/** GetCatalogueDiff: what one catalogue says otherwise than another, in words for people. */
export const differenceSchema = z
  .strictObject({
    Summary: z.string(),
    Added: lines,
    Removed: lines,
    Prices: lines,
    Restrictions: lines,
    Other: lines,
    /**
     * Styles of which designs become possible or impossible, and how many; whole numbers as text, for they exceed what JSON's
     * can hold.
     */
    Designs: z.array(z.strictObject({ Style: z.string(), Possible: z.string(), Impossible: z.string() })),
  })
  .meta({ id: 'CatalogueDifference' });
export type Difference = z.infer<typeof differenceSchema>;

/** GetCatalogueAudit, newest first. */
export const auditSchema = z
  .strictObject({
    Entries: z.array(z.strictObject({ Id: z.int(), At: time, Who: z.string(), What: z.string(), Details: z.string() })),
    Count: z.int(),
  })
  .meta({ id: 'CatalogueAudit' });
export type AuditAnswer = z.infer<typeof auditSchema>;

const note = text(500);
export const publishDraftSchema = z.strictObject({
  Id: id,
  /** The draft as it was looked at: an edit since then refuses. */
  Version: z.int().min(0),
  /** '' for the draft's name. */
  Note: note,
});
export const rollbackSchema = z.strictObject({ Version: z.int32().min(1), Note: note });
const pageNumber = z.string().regex(/^\d{1,5}$/, 'must be a whole number');
const catalogue = z.union([z.uuid(), z.string().regex(/^\d{1,9}$/)], { error: 'must be a version or a draft' });
/** Versions by number, drafts by id. */
export const diffQuery = { from: catalogue, to: catalogue };
export const auditQuery = { page: pageNumber.optional() };

export const createDraftSchema = z.strictObject({ Name: text(100).min(1, { error: 'Name is required' }) });
export const discardDraftSchema = z.strictObject({ Id: id, Version: z.int().min(0) });
export const draftQuery = { id };
export const gridQuery = {
  id,
  /** A style's key, `percents`, `two-tone`, or all styles' prices in the woods of a tier: `tier/E`, `tier/E/tables`. */
  table: z.string().min(1).max(200),
  page: pageNumber.optional(),
};
export const partsQuery = {
  id,
  /** A section's key; without one all parts. */
  section: z.string().max(200).optional(),
  search: z.string().max(100).optional(),
  page: pageNumber.optional(),
};
export const styleQuery = { id, style: z.string().min(1).max(200) };
