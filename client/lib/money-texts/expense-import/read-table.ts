import { guessDayOrder } from './cells.ts';
import { decodeText } from './decode-text.ts';
import { ImportFault } from './import-fault.ts';
import type { ColumnRole, ImportFormat, ImportRecord, ImportTable } from './import-table.ts';
import { readSpliitJson } from './spliit-json.ts';

/** Names of columns as banks and apps write them, in small letters, the most telling first. */
const NAMES: Readonly<Record<ColumnRole, readonly string[]>> = {
  date: [
    'date',
    'transaction date',
    'txn date',
    'tran date',
    'posting date',
    'value date',
    'value dt',
    'day',
    'તારીખ',
    'तारीख',
  ],
  title: [
    'description',
    'narration',
    'transaction remarks',
    'transaction details',
    'particulars',
    'remarks',
    'details',
    'merchant',
    'payee',
    'title',
    'name',
    'note',
    'notes',
    'વિગત',
    'विवरण',
  ],
  amount: [
    'cost',
    'withdrawal amt',
    'withdrawal amount',
    'withdrawal',
    'withdrawals',
    'debit',
    'debit amount',
    'dr',
    'paid out',
    'amount',
    'spent',
    'રકમ',
    'रकम',
  ],
  category: ['category', 'કેટેગરી', 'कैटेगरी'],
  paidBy: ['paid by', 'payer', 'who paid', 'owner', 'person'],
  credit: [
    'deposit amt',
    'deposit amount',
    'deposit',
    'deposits',
    'credit',
    'credit amount',
    'cr',
    'dr / cr',
    'paid in',
    'dr/cr',
    'cr/dr',
    'debit/credit',
    'type',
    'is reimbursement',
  ],
};
/** Bank statements begin with the account's owner, address and period. */
const HEADER_SEARCHED_ROWS = 60;
const PEOPLE_MAX = 6;
const SAMPLE_ROWS = 200;

/** Reads CSV, with commas, semicolons or tabs, or the JSON of Spliit. Throws `ImportFault`. */
export async function readTable(file: Blob): Promise<ImportTable> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  const records = text.trimStart().startsWith('{') ? readSpliitJson(text) : await readRecords(text);
  const filled = records.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) throw new ImportFault('empty');
  const place = findHeader(filled);
  const header = filled[place]?.cells ?? [];
  const rows = filled.slice(place + 1);
  if (header.length < 3) throw new ImportFault('noHeader', filled[place]?.line ?? 1);
  if (rows.length === 0) throw new ImportFault('empty');
  const columns = guessColumns(header);
  const format = guessFormat(header.map(toName), columns);
  const days = rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells[columns.date ?? -1] ?? '');
  return {
    format,
    header,
    rows,
    columns,
    dayOrder: guessDayOrder(days),
    people: listPeople(format, header, rows, columns),
  };
}

async function readRecords(text: string): Promise<ImportRecord[]> {
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t', '|'] });
  let line = 1;
  const records = data.map((cells) => {
    const record = { line, cells: cells.map((cell) => cell.trim()) };
    line += 1 + cells.join('').split('\n').length - 1;
    return record;
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new ImportFault('unreadable', records[broken.row ?? 0]?.line ?? null);
  return records;
}

/** The row with the most known names, the first of them; without any the first that is as wide as the file. */
function findHeader(records: readonly ImportRecord[]): number {
  const searched = records.slice(0, HEADER_SEARCHED_ROWS);
  const known = searched.map(
    ({ cells }) => Object.values(guessColumns(cells)).filter((place) => place !== null).length,
  );
  const most = Math.max(...known);
  if (most >= 2) return known.indexOf(most);
  const widest = Math.max(...searched.map(({ cells }) => cells.length));
  return searched.findIndex(({ cells }) => cells.length === widest);
}

function guessColumns(header: readonly string[]): Record<ColumnRole, number | null> {
  const names = header.map(toName);
  const find = (role: ColumnRole) => {
    const place = NAMES[role].map((name) => names.indexOf(name)).find((found) => found >= 0);
    return place ?? null;
  };
  return {
    date: find('date'),
    title: find('title'),
    amount: find('amount'),
    category: find('category'),
    paidBy: find('paidBy'),
    credit: find('credit'),
  };
}

/** 'Withdrawal Amt.', 'Withdrawal Amount (INR )' and 'withdrawal amount' are one name. */
function toName(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/\(.*?\)/g, '')
    .replaceAll(/[.:*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function guessFormat(names: readonly string[], columns: ImportTable['columns']): ImportFormat {
  if (names.includes('split mode')) return 'spliit';
  if (names.slice(0, 5).join() === 'date,description,category,cost,currency') return 'splitwise';
  if (
    names.some(
      (name) =>
        name.includes('balance') || name === 'bal' || name.startsWith('withdrawal') || name === 'narration',
    )
  )
    return 'bank';
  return columns.category !== null && columns.paidBy !== null && names.includes('account')
    ? 'honeydue'
    : 'other';
}

function listPeople(
  format: ImportFormat,
  header: readonly string[],
  rows: readonly ImportRecord[],
  { paidBy }: ImportTable['columns'],
): ImportTable['people'] {
  const names = header.map(toName);
  if (format === 'splitwise' || format === 'spliit') {
    const last = names.indexOf(format === 'spliit' ? 'split mode' : 'currency');
    return header.flatMap((name, column) => (column > last && name !== '' ? [{ name, column }] : []));
  }
  if (paidBy === null) return [];
  const found = [...new Set(rows.map(({ cells }) => cells[paidBy] ?? ''))].filter((name) => name !== '');
  return found.length <= PEOPLE_MAX ? found.map((name) => ({ name, column: paidBy })) : [];
}
