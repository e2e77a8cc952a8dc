/** A new stain is mixed, named and priced (specification §24.9). */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewStain } from '@/components/admin/stains/new-stain';
import { StainRow } from '@/components/admin/stains/stain-row';
import type { DraftStain, ListedStain } from '@/lib/contracts/admin/stains';
import { calls, catchCalls, nextCall } from '../calls';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const DRAFT = '3f0c9a4e-8f5c-4f0e-9d0a-2b1c7e6d5a4f';
const EDIT = '/api/Admin/EditDraft';
const OAK = { key: 'wood/red-oak', name: 'Red Oak', image: 'ro', tier: 'A' };
const WALNUT = { key: 'wood/walnut', name: 'Walnut', image: 'wa', tier: 'E' };
const TEMPLATE = '/images/table/swatch/board/{Wood}-{part}-20-sm.webp';
const listed = (key: string, more: Partial<ListedStain> = {}): ListedStain => ({
  ...{ key, image: '301', isOffered: true, copy: null, adds: 800, template: TEMPLATE, woods: [OAK] },
  ...more,
});
const DRIFTWOOD: DraftStain = {
  ...{ word: 'driftwood', name: 'Driftwood', sku: '301' },
  listed: [listed('stain/common/driftwood'), listed('stain/walnut/driftwood', { woods: [WALNUT] })],
};
const NATURAL: DraftStain = {
  ...{ word: 'natural', name: 'Natural', sku: '100' },
  listed: [listed('stain/common/natural', { image: '100', adds: null })],
};

beforeEach(catchCalls);

const show = () => {
  render(<NewStain draftId={DRAFT} stains={[NATURAL, DRIFTWOOD]} nextSku="409" nextId={9_000} />);
  return userEvent.setup();
};
const swatches = () => screen.getAllByRole('presentation').map((image) => image.getAttribute('src'));

describe('NewStain', () => {
  it('makes a part in every list of the stain it is offered with, in its own colour, and sends no more than differs', async () => {
    const user = show();
    await user.selectOptions(screen.getByLabelText('Offered where this one is'), 'Driftwood');
    await user.type(screen.getByLabelText('Name'), 'Harbor Mist');
    await user.clear(screen.getByLabelText('Colour on red oak'));
    await user.type(screen.getByLabelText('Colour on red oak'), '7A8F93{Enter}');
    const call = await nextCall(EDIT, []);
    const made = (key: string, of: string, Id: number) => [
      { Kind: 'NewPart', Part: key, Was: null, Now: { CopyOf: of, Id, Name: 'Harbor Mist', Sku: '409' } },
      { Kind: 'Part', Part: key, Field: 'image', Was: '301', Now: 's7a8f9350100' },
    ];
    expect(call.body).toEqual({
      Id: DRAFT,
      Edits: [
        ...made('stain/common/harbor-mist', 'stain/common/driftwood', 9_000),
        ...made('stain/walnut/harbor-mist', 'stain/walnut/driftwood', 9_001),
      ],
    });
    await act(async () => call.answer({}));
    expect(await screen.findByText('Harbor Mist is in the draft.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(refresh).toHaveBeenCalled();
  });

  it('sends what it adds where that is another figure, a paint without a wood’s share', async () => {
    const user = show();
    await user.type(screen.getByLabelText('Name'), 'Ink');
    await user.type(screen.getByLabelText('Adds, % of the base price'), '12.5');
    await user.selectOptions(screen.getByLabelText('Kind'), 'paint');
    await user.clear(screen.getByLabelText('Colour'));
    await user.type(screen.getByLabelText('Colour'), '#26344a{Enter}');
    expect((await nextCall(EDIT, [])).body.Edits).toEqual([
      expect.objectContaining({ Kind: 'NewPart', Part: 'stain/common/ink' }),
      { Kind: 'Part', Part: 'stain/common/ink', Field: 'image', Was: '100', Now: 'p26344a' },
      { Kind: 'Percent', Part: 'stain/common/ink', Style: null, Was: null, Now: 1_250 },
    ]);
  });

  it('draws what is mixed on every wood of its lists, and keeps the last while the colour is none', async () => {
    const user = show();
    await user.selectOptions(screen.getByLabelText('Offered where this one is'), 'Driftwood');
    const on = (token: string) => [
      `/images/table/swatch/board/ro-${token}-20-sm.webp`,
      `/images/table/swatch/board/wa-${token}-20-sm.webp`,
    ];
    expect(swatches()).toEqual(on('s8c5a3c50100'));
    await user.clear(screen.getByLabelText('Colour on red oak'));
    expect(screen.getByLabelText('Colour on red oak')).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Add the stain' })).toBeDisabled();
    expect(swatches()).toEqual(on('s8c5a3c50100'));
    await user.type(screen.getByLabelText('Colour on red oak'), '#000000');
    await waitFor(() => expect(swatches()).toEqual(on('s00000050100')));
  });
});

describe('StainRow', () => {
  it('retires a stain in all its lists, and takes out what the draft has made', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<StainRow places={[]} draftId={DRAFT} stain={DRIFTWOOD} />);
    await user.click(screen.getByText('Driftwood', { selector: 'summary span' }));
    await user.click(screen.getByRole('button', { name: 'Offer no longer Driftwood' }));
    const retired = await nextCall(EDIT, []);
    expect(retired.body.Edits).toEqual(
      DRIFTWOOD.listed.map(({ key }) => ({ Kind: 'Part', Part: key, Field: 'enabled', Was: true, Now: false })),
    );
    unmount();
    const copy = { CopyOf: 'stain/common/natural', Id: 9_000, Name: 'Harbor Mist', Sku: '409' };
    const made = [listed('stain/common/harbor-mist', { copy, image: 's7a8f9350100' })];
    render(
      <StainRow
        places={[]}
        draftId={DRAFT}
        stain={{ word: 'harbor-mist', name: 'Harbor Mist', sku: '409', listed: made }}
      />,
    );
    await user.click(screen.getByText('Harbor Mist', { selector: 'summary span' }));
    expect(screen.getByLabelText('Colour on red oak')).toHaveValue('#7a8f93');
    await user.click(screen.getByRole('button', { name: 'Take out of the draft Harbor Mist' }));
    expect((await nextCall(EDIT, calls.slice(0, 1))).body.Edits).toEqual([
      { Kind: 'NewPart', Part: 'stain/common/harbor-mist', Was: copy, Now: null },
    ]);
  });
});
