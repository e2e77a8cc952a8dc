/** What is told of a draft before it is published (specification §25), as an administrator reads it. */
import { ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Findings } from '@/components/admin/proofs/findings';
import { Rehearsal } from '@/components/admin/proofs/rehearsal';
import { Report } from '@/components/admin/proofs/report';
import { catchCalls, nextCall } from '../calls';

const DRAFT = '3f0c9a4e-8f5c-4f0e-9d0a-2b1c7e6d5a4f';
const STYLE = 'tables/harvest-leg';
const NOWHERE = { Style: null, Section: null, Parts: [], Size: null, Tier: null };

beforeEach(() => {
  catchCalls();
  Object.assign(globalThis, { TextDecoder });
});

describe('Findings', () => {
  const FINDINGS = [
    {
      ...{ Kind: 'price-hole', Severity: 'defect', Message: 'price hole: 42" x 72" in cherry' },
      Target: { Style: STYLE, Section: 'size-leg', Parts: ['size/leg-42x72'], Size: 'size/leg-42x72', Tier: 'C' },
      Example: { CustomSku: 'HLT-4272', Picks: ['Size: 42" x 72"'] },
    },
    {
      ...{ Kind: 'implied-restriction', Severity: 'notice', Message: 'the others imply it', Example: null },
      Target: { ...NOWHERE, Style: STYLE, Parts: ['leg/turned', 'edge/ogee'] },
    },
    {
      ...{ Kind: 'unused', Severity: 'defect', Message: 'leg/turned is unreachable', Example: null },
      Target: { ...NOWHERE, Parts: ['leg/turned'] },
    },
  ];

  async function show(draft: string | null) {
    render(<Findings of={draft ?? '7'} draft={draft} />);
    expect(screen.getByRole('status')).toHaveTextContent('Looking at every rule, price and picture…');
    const call = await nextCall('/api/Admin/GetCatalogueFindings');
    await act(async () => call.answer({ Findings: FINDINGS }));
    await screen.findByRole('heading', { name: 'Defects (2)' });
    return call;
  }
  const item = (message: string) => within(screen.getByText(message).closest('li') as HTMLElement);

  it('stand by gravity; each of a draft leads to its example in the preview and to where it is mended', async () => {
    expect((await show(DRAFT)).path).toBe(`/api/Admin/GetCatalogueFindings?of=${DRAFT}`);
    expect(screen.getByRole('heading', { name: 'Notices (1)' })).toBeInTheDocument();
    const hole = item('price hole: 42" x 72" in cherry');
    expect(hole.getByRole('link', { name: 'HLT-4272' })).toHaveAttribute(
      'href',
      `/preview/${DRAFT}/tables/harvest-leg?customSku=HLT-4272`,
    );
    expect(hole.getByRole('link', { name: 'The price' })).toHaveAttribute(
      'href',
      `/admin/drafts/${DRAFT}/prices?table=tables%2Fharvest-leg&part=size%2Fleg-42x72&size=size%2Fleg-42x72&tier=C`,
    );
    expect(item('the others imply it').getByRole('link', { name: 'The restriction' })).toHaveAttribute(
      'href',
      `/admin/drafts/${DRAFT}/style?style=tables%2Fharvest-leg&search=leg%2Fturned+edge%2Fogee`,
    );
    expect(item('leg/turned is unreachable').getByRole('link', { name: 'The part leg/turned' })).toHaveAttribute(
      'href',
      `/admin/drafts/${DRAFT}/parts?search=leg%2Fturned`,
    );
  });

  it('of what is live show their example in the shop, where nothing can be mended', async () => {
    await show(null);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/tables/harvest-leg?customSku=HLT-4272']);
  });

  it('that cannot be had say why', async () => {
    render(<Findings of={DRAFT} draft={DRAFT} />);
    const call = await nextCall('/api/Admin/GetCatalogueFindings');
    await act(async () => call.answer({ title: 'Conflict', detail: 'The draft clashes with version 8.' }, 409));
    expect(await screen.findByText('The draft clashes with version 8.')).toBeInTheDocument();
  });
});

it('The report counts in words and digits, prices by sku, and is to be had as a file', async () => {
  render(<Report of="7" draft={null} />);
  const range = {
    Cheapest: { CustomSku: 'A-1', Total: 1_200 },
    Default: null,
    Dearest: { CustomSku: 'A-9', Total: 9 },
  };
  const call = await nextCall('/api/Admin/GetCatalogueReport');
  const Designs = '1080000000000000000';
  await act(async () =>
    call.answer({
      Styles: [{ Style: STYLE, Name: 'Harvest Leg', Designs, DesignsInWords: '1.08 quintillion', ...range }],
    }),
  );
  const row = within(await screen.findByRole('row', { name: /Harvest Leg/ }));
  expect(row.getByText('1,080,000,000,000,000,000')).toBeInTheDocument();
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '1.08 quintillion1,080,000,000,000,000,000',
    '$1,200A-1',
    'no price',
    '$9A-9',
  ]);
  expect(row.getByRole('link', { name: 'A-1' })).toHaveAttribute('href', '/tables/harvest-leg?customSku=A-1');
  expect(screen.getByRole('link', { name: 'Save as CSV' })).toHaveAttribute(
    'href',
    '/api/Admin/GetCatalogueReportCsv?of=7',
  );
});

describe('A rehearsal', () => {
  const design = (Total: number) => ({ CustomSku: 'HLT', Total });
  const range = (total: number) => ({ Cheapest: design(500), Default: design(total), Dearest: design(9_000) });
  const START = { Type: 'Start', Styles: 2, Quotes: 1 };
  const HARVEST = { Type: 'Style', Style: STYLE, Name: 'Harvest Leg', Now: range(2_700), Then: range(2_970) };
  const OTHER = { Type: 'Style', Style: 'tables/other', Name: 'Other', Now: range(600), Then: range(600) };
  const QUOTE = {
    ...{ Type: 'Quote', Id: DRAFT, Number: 'Q-1', State: 'Sent', Quoted: 1_600, Now: 1_600, Then: 1_760 },
    Pieces: [{ CustomSku: 'HLT', Name: 'Harvest Leg', Quoted: 1_600, Now: 1_600, Then: 1_760, Note: 'It has risen.' }],
  };
  const CHANGE = { Style: STYLE, Kind: 'standard', From: 2_700, To: 2_970, Dollars: 270, Percent: 10 };
  const END = { Type: 'End', ByDollars: [CHANGE], ByPercent: [CHANGE], Milliseconds: 1_234 };

  /** Answers every rehearsal by a stream that the test fills. */
  function stream() {
    const asked: { readonly path: string; readonly signal: AbortSignal | undefined }[] = [];
    let filled: ReadableStreamDefaultController | undefined;
    globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
      asked.push({ path: String(input), signal: init?.signal ?? undefined });
      const body = new ReadableStream({
        start(controller) {
          filled = controller;
        },
      });
      return { ok: true, status: 200, headers: new Headers(), body } as unknown as Response;
    });
    return {
      asked,
      write: (text: string) => act(async () => filled?.enqueue(new TextEncoder().encode(text))),
      end: () => act(async () => filled?.close()),
    };
  }
  const lines = (...steps: readonly object[]) => steps.map((step) => `${JSON.stringify(step)}\n`).join('');

  it('shows each step as it comes, wherever the network cuts a line, and what changes most at the end', async () => {
    const { asked, write, end } = stream();
    render(<Rehearsal draftId={DRAFT} />);
    expect(asked.map(({ path }) => path)).toEqual([`/api/Admin/RehearseCatalogue?of=${DRAFT}`]);
    const text = lines(START, OTHER, HARVEST);
    const cut = text.length - 40;
    await write(text.slice(0, cut));
    const bar = await screen.findByRole('progressbar', { name: '1 of 2 styles, 0 of 1 open quotes' });
    expect(bar).toHaveAttribute('value', '1');
    expect(bar).toHaveAttribute('max', '3');
    await write(text.slice(cut));
    await screen.findByRole('progressbar', { name: '2 of 2 styles, 0 of 1 open quotes' });
    // what changes comes first
    const styles = within(screen.getByRole('table', { name: 'Styles now and then' })).getAllByRole('rowheader');
    expect(styles.map((cell) => cell.textContent)).toEqual(['Harvest Legtables/harvest-leg', 'Othertables/other']);
    await write(lines(QUOTE, END));
    await end();
    await screen.findByText('Rehearsed 2 styles and 1 open quote in 1.2 s.');
    const table = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(table('In dollars')).toEqual(['$2,700', '$2,970', '+$270', '+10.00 %']);
    expect(table('Open quotes now and then')).toEqual([
      '$1,600',
      'now $1,600 then $1,760',
      'Harvest Leg now $1,600 then $1,760HLT It has risen.',
    ]);
  });

  it('that breaks off says so, keeps what it told, and can be begun again', async () => {
    const { asked, write, end } = stream();
    render(<Rehearsal draftId={DRAFT} />);
    await write(lines(START, HARVEST));
    await end();
    expect(await screen.findByRole('alert')).toHaveTextContent('The rehearsal ended before all was told.');
    expect(screen.getByRole('rowheader', { name: /Harvest Leg/ })).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Rehearse again' }));
    expect(asked).toHaveLength(2);
    expect(screen.queryByRole('rowheader', { name: /Harvest Leg/ })).toBeNull();
    expect(screen.getByRole('progressbar', { name: 'Rehearsing…' })).toBeInTheDocument();
  });

  it('ends on the server, too, when its screen is left', async () => {
    const { asked } = stream();
    const { unmount } = render(<Rehearsal draftId={DRAFT} />);
    expect(asked[0]?.signal?.aborted).toBe(false);
    unmount();
    expect(asked[0]?.signal?.aborted).toBe(true);
  });
});
