import { GET as draftCall } from '@/app/api/Admin/GetDraft/route';
import { GET as gridCall } from '@/app/api/Admin/GetDraftGrid/route';
import { GET as partsCall } from '@/app/api/Admin/GetDraftParts/route';
import { GET as styleCall } from '@/app/api/Admin/GetDraftStyle/route';
import { POST as createCall } from '@/app/api/Admin/CreateDraft/route';
import { POST as editCall } from '@/app/api/Admin/EditDraft/route';
import { draftSchema, gridSchema, type DraftAnswer, type GridAnswer } from '@/lib/contracts/admin/answers';
import type { EditValue, Target } from '@/lib/contracts/admin/edits';
import { bearer, makeUser, tokenOf } from '../account/people';
import { get, post, type Answer } from '../calls';

/** A catalogue admin at the desk: the headers of their calls. */
export type Admin = Record<string, string>;

export const admin = async (email?: string): Promise<Admin> =>
  bearer(await tokenOf((await makeUser({ role: 'CatalogueAdmin', email })).email));

export async function newDraft(who: Admin, Name = 'Spring'): Promise<DraftAnswer> {
  const found = await post(createCall, '/api/Admin/CreateDraft', { Name }, who);
  expect([found.status, found.body.detail]).toEqual([200, undefined]);
  return draftSchema.parse(found.body);
}

type Change = Target & { readonly Was: EditValue; readonly Now: EditValue };
export const edit = (who: Admin, Id: string, ...Edits: readonly Change[]): Promise<Answer> =>
  post(editCall, '/api/Admin/EditDraft', { Id, Edits }, who);

export async function grid(who: Admin, id: string, table: string): Promise<GridAnswer> {
  return gridSchema.parse((await get(gridCall, `/api/Admin/GetDraftGrid?id=${id}&table=${table}`, who)).body);
}

/** Now and base of one cell, by its whole target. */
export function cellOf({ Columns, Rows }: GridAnswer, target: Readonly<Record<string, string | null>>) {
  for (const row of Rows) {
    const place = Columns.findIndex((column) =>
      Object.entries({ ...row.Target, ...column.Target }).every(([name, value]) => target[name] === value),
    );
    if (place >= 0) return row.Cells[place];
  }
  throw new Error(`the grid has no ${JSON.stringify(target)}`);
}

export const draft = (who: Admin, id: string): Promise<Answer> => get(draftCall, `/api/Admin/GetDraft?id=${id}`, who);
export const parts = (who: Admin, query: string): Promise<Answer> =>
  get(partsCall, `/api/Admin/GetDraftParts?${query}`, who);
export const style = (who: Admin, id: string, key: string): Promise<Answer> =>
  get(styleCall, `/api/Admin/GetDraftStyle?id=${id}&style=${key}`, who);
