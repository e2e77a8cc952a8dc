/** Forms that edit a draft (specification §24.2): what they send, and what they say of the answer. */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyPart } from '@/components/admin/draft/copy-part';
import { DraftGrid } from '@/components/admin/draft/draft-grid';
import { EditForm } from '@/components/admin/draft/edit-form';
import type { EditField } from '@/components/admin/draft/edit-field';
import { NewRestriction } from '@/components/admin/draft/new-restriction';
import { StyleRestrictions } from '@/components/admin/draft/style-restrictions';
import { calls, catchCalls, nextCall } from '../calls';
import { layOutGrid } from './laid-out-grid';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const DRAFT = '3f0c9a4e-8f5c-4f0e-9d0a-2b1c7e6d5a4f';
const STYLE = 'tables/harvest-leg';
const EDIT = '/api/Admin/EditDraft';

beforeEach(catchCalls);

const sent = async (known = 0) => nextCall(EDIT, calls.slice(0, known));
const TARGET = { Kind: 'Part', Part: 'leg/turned', Field: 'name' };
const conflict = (more: object) => ({
  ...{ type: 'about:blank', title: 'Conflict', status: 409, detail: 'Others have changed these.' },
  Conflicts: [{ Index: 0, Now: null, Target: TARGET, Author: 'ann@shop.test', At: null, ...more }],
});

describe('EditForm', () => {
  const part = (Field: string) => ({ Kind: 'Part', Part: 'leg/turned', Field });
  const FIELDS: readonly EditField[] = [
    { label: 'Name', control: 'text', target: part('name'), now: 'Turned', base: 'Turned' },
    { label: 'Adds', control: 'figure', target: part('adds'), now: 2.5, base: 2 },
    { label: 'Offered', control: 'flag', target: part('enabled'), now: true, base: true },
  ];
  const show = () => {
    render(<EditForm draftId={DRAFT} fields={FIELDS} about="Turned" />);
    return userEvent.setup();
  };
  const save = () => screen.getByRole('button', { name: 'Save Turned' });

  it('sends what was changed alone, with what stood there, and says what it was in the base', async () => {
    const user = show();
    expect(screen.getByLabelText('Adds')).toHaveAccessibleDescription('was 2');
    await user.click(screen.getByLabelText('Offered'));
    await user.clear(screen.getByLabelText('Adds'));
    await user.type(screen.getByLabelText('Adds'), '3.25{Enter}');
    const call = await sent();
    expect(call.body).toEqual({
      Id: DRAFT,
      Edits: [
        { ...part('adds'), Was: 2.5, Now: 3.25 },
        { ...part('enabled'), Was: true, Now: false },
      ],
    });
    await act(async () => call.answer({}));
    expect(await screen.findByText('Saved in the draft.')).toBeInTheDocument();
    expect(refresh).toHaveBeenCalledTimes(1);
    await user.click(save());
    expect(screen.getByText('Nothing was changed.')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('does not send a figure that is none, and keeps it', async () => {
    const user = show();
    await user.clear(screen.getByLabelText('Adds'));
    await user.type(screen.getByLabelText('Adds'), 'a lot{Enter}');
    expect(await screen.findByText('“a lot” is no figure')).toBeInTheDocument();
    expect(screen.getByLabelText('Adds')).toHaveValue('a lot');
    expect(calls).toEqual([]);
  });

  it('shows what another has set beside what was typed, and sets it over theirs when saved again', async () => {
    const user = show();
    await user.type(screen.getByLabelText('Name'), ' twice{Enter}');
    const first = await sent();
    await act(async () => first.answer(conflict({ Now: 'Lathed' }), 409));
    expect(await screen.findByText('ann@shop.test set Lathed')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Turned twice');
    expect(refresh).not.toHaveBeenCalled();
    await user.click(save());
    const second = await sent(1);
    expect(second.body).toEqual({ Id: DRAFT, Edits: [{ ...part('name'), Was: 'Lathed', Now: 'Turned twice' }] });
    await act(async () => second.answer({}));
    expect(await screen.findByText('Saved in the draft.')).toBeInTheDocument();
    expect(screen.queryByText('ann@shop.test set Lathed')).toBeNull();
  });

  it('says why a value cannot be, and keeps what was typed', async () => {
    const user = show();
    await user.clear(screen.getByLabelText('Name'));
    await user.keyboard('{Enter}');
    const call = await sent();
    await act(async () => call.answer({ title: 'Bad request', detail: 'A part needs a name.' }, 400));
    expect(await screen.findByText('A part needs a name.')).toBeInTheDocument();
  });
});

describe('CopyPart', () => {
  it('makes a new part by keyboard, in the kind of the one it copies', async () => {
    render(<CopyPart draftId={DRAFT} partKey="stain/oak/amber" name="Amber" nextId={901} />);
    const user = userEvent.setup();
    expect(screen.getByRole('button', { name: 'Add it' })).toBeDisabled();
    await user.type(screen.getByLabelText('Name of the new part'), 'Warm Grey ');
    await user.type(screen.getByLabelText('Its sku'), 'wg{Enter}');
    const call = await sent();
    const Now = { CopyOf: 'stain/oak/amber', Id: 901, Name: 'Warm Grey', Sku: 'WG' };
    expect(call.body).toEqual({
      Id: DRAFT,
      Edits: [{ Kind: 'NewPart', Part: 'stain/oak/warm-grey', Was: null, Now }],
    });
    await act(async () => call.answer({}));
    expect(await screen.findByText('Warm Grey is in the draft as stain/oak/warm-grey.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name of the new part')).toHaveValue('');
    expect(refresh).toHaveBeenCalled();
  });

  it('says that there is such a part already', async () => {
    render(<CopyPart draftId={DRAFT} partKey="leg/turned" name="Turned" nextId={901} />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Name of the new part'), 'Tapered{Enter}');
    const call = await sent();
    await act(async () => call.answer(conflict({ Now: true }), 409));
    expect(await screen.findByText('There is a part leg/tapered already.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name of the new part')).toHaveValue('Tapered');
  });
});

it('A new restriction takes two parts or three, and clears the form once it is set', async () => {
  render(<NewRestriction draftId={DRAFT} styleKey={STYLE} parts={[{ key: 'leg/turned', name: 'Turned' }]} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('First part'), 'leg/turned');
  expect(screen.getByRole('button', { name: 'Set it' })).toBeDisabled();
  await user.type(screen.getByLabelText('Second part'), ' edge/ogee{Enter}');
  const call = await sent();
  expect(call.body).toEqual({
    Id: DRAFT,
    Edits: [{ Kind: 'Restriction', Style: STYLE, Parts: ['leg/turned', 'edge/ogee'], Was: false, Now: true }],
  });
  await act(async () => call.answer({}));
  expect(await screen.findByText('leg/turned with edge/ogee cannot be chosen together any more.')).toBeInTheDocument();
  expect(screen.getByLabelText('First part')).toHaveValue('');
});

describe('StyleRestrictions', () => {
  const RESTRICTIONS = [
    { Parts: ['leg/turned', 'edge/ogee'], Names: ['Turned', 'Ogee'], Now: true, Base: true },
    { Parts: ['leg/tapered', 'edge/ogee'], Names: ['Tapered', 'Ogee'], Now: false, Base: true },
  ];
  const show = (sought = '', version = 1) => (
    <StyleRestrictions draftId={DRAFT} styleKey={STYLE} restrictions={RESTRICTIONS} version={version} sought={sought} />
  );
  const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

  it('finds by names and by keys in any order, and starts with what a link seeks', async () => {
    render(show('edge/ogee leg/turned'));
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toContain('Turned with Ogee');
    const user = userEvent.setup();
    await user.clear(screen.getByLabelText('Search restrictions'));
    expect(shown()).toHaveLength(2);
    await user.type(screen.getByLabelText('Search restrictions'), 'ogee tap');
    expect(shown()[0]).toContain('Tapered with Ogee');
  });

  it('lifts one that holds and sets one that was lifted', async () => {
    render(show());
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Lift Turned with Ogee' }));
    const lifted = await sent();
    const edit = { Kind: 'Restriction', Style: STYLE };
    expect(lifted.body.Edits).toEqual([{ ...edit, Parts: ['leg/turned', 'edge/ogee'], Was: true, Now: false }]);
    await act(async () => lifted.answer({}));
    expect(await screen.findByText('Turned with Ogee: lifted.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Set again Tapered with Ogee' }));
    const set = await sent(1);
    expect(set.body.Edits).toEqual([{ ...edit, Parts: ['leg/tapered', 'edge/ogee'], Was: false, Now: true }]);
    await act(async () => set.answer(conflict({ Now: true }), 409));
    expect(await screen.findByText('ann@shop.test has changed this meanwhile.')).toBeInTheDocument();
  });

  it('counts what a restriction excludes when asked, and anew once the draft is edited', async () => {
    const { rerender } = render(show());
    const user = userEvent.setup();
    const name = 'Share of designs excluded by Turned with Ogee';
    await user.click(screen.getByRole('button', { name }));
    const call = await nextCall('/api/Admin/GetExclusion');
    expect(call.path).toBe(
      `/api/Admin/GetExclusion?of=${DRAFT}&style=tables%2Fharvest-leg&parts=leg%2Fturned%2Cedge%2Fogee`,
    );
    await act(async () => call.answer({ Excluded: '1', Left: '7', Share: '12.5 %' }));
    const [item] = screen.getAllByRole('listitem');
    expect(await within(item as HTMLElement).findByText('excludes 12.5 % of the designs')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name })).toBeNull();
    rerender(show('', 2));
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Share of designs excluded by Tapered with Ogee' }));
    const other = await nextCall('/api/Admin/GetExclusion', calls.slice(0, 1));
    await act(async () => other.answer({ Excluded: '0', Left: '8', Share: '0 %' }));
    expect(await screen.findByText('would exclude 0 % of the designs')).toBeInTheDocument();
  });
});

it.each([
  ['the cell of a size and wood', { Part: 'leg/turned', Size: 'size/long', Tier: 'C' }, '$4'],
  ['the row for every size where there is none of its own', { Part: 'leg/turned', Size: 'size/none', Tier: 'C' }, '$2'],
  ['the first cell where there is no such part', { Part: 'leg/none', Size: null, Tier: 'C' }, '$1'],
])('A link into a table of prices leads to %s', (_, sought, shown) => {
  layOutGrid();
  const cell = (Now: number) => ({ Now, Base: Now });
  const row = (Size: string | null, ...figures: number[]) => ({
    ...{ Names: ['Turned', Size ?? ''], Target: { Kind: 'Price', Style: STYLE, Part: 'leg/turned', Size } },
    Cells: figures.map(cell),
  });
  const columns = [null, 'C'].map((Tier) => ({ Name: Tier ?? 'any wood', Target: { Tier } }));
  const rows = [row(null, 100, 200), row('size/long', 300, 400)];
  render(<DraftGrid draftId={DRAFT} caption="Prices" unit="dollars" columns={columns} rows={rows} sought={sought} />);
  const active = screen.getByRole('grid').getAttribute('aria-activedescendant');
  expect(document.getElementById(active ?? '')).toHaveTextContent(shown);
});
