import { ANSWER_MAX_BYTES, PAGE_SIZE_MAX } from '#domain/kernel/paging.ts';
import { fieldsText } from '#messages/fields.ts';
import type { PublicContext } from '../context.ts';
import { refuse } from '../errors.ts';

/** Type of a value in a cursor, by which a list is ordered. */
export type OrderValue = 'text' | 'date' | 'instant' | 'id' | 'number';

/** The page to read: the rows after `after`. One row more than `limit` is read, which tells if there are more. */
export interface PageRequest {
  limit: number;
  /** Order values of the previous page's last row. The last value is unique. */
  after: readonly string[] | undefined;
}

const shapes: Record<OrderValue, RegExp> = {
  text: /^/,
  number: /^-?\d{1,15}(?:\.\d{1,6})?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  instant: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  id: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
};

/** Returns the page that a caller requests of a list ordered by `values`. Throws 400 for an invalid cursor. */
export function parsePageRequest(
  query: { limit?: number | undefined; cursor?: string | undefined } | undefined,
  values: readonly OrderValue[],
): PageRequest {
  const after = query?.cursor === undefined ? undefined : parseCursor(query.cursor, values);
  if (after === null) throw refuse.invalid('cursor_invalid', fieldsText.cursorInvalid);
  return { limit: query?.limit ?? PAGE_SIZE_MAX, after };
}

/** Bytes of a page's rows: less than half of `ANSWER_MAX_BYTES`, because many pages may wait for slow readers at once. */
const PAGE_BYTES = 0.4 * ANSWER_MAX_BYTES;

/**
 * Returns the rows of the page: at most `limit`, fewer if they are long, at least one. Sets `X-Next-Cursor` if `rows` holds
 * more. `cursorKey` returns a row's values in the list's order.
 */
export function toPage<Row extends object>(
  context: Pick<PublicContext, 'setHeader'>,
  rows: Row[],
  { limit }: PageRequest,
  cursorKey: (row: Row) => readonly string[],
): Row[] {
  const shown = limitBytes(rows.length > limit ? rows.slice(0, limit) : rows);
  if (shown.length === rows.length) return rows;
  const last = shown.at(-1);
  if (last) context.setHeader('x-next-cursor', toCursor(cursorKey(last)));
  return shown;
}

/** Rows of a list with long texts that are read first, to learn how long they are: about a page of the longest. */
const FIRST_ROWS = 50;

/**
 * Reads a page of a list with long texts. The first rows show how many fit, and a second query reads the others.
 * `cursorKey` is as for `toPage`.
 */
export async function readLongPage<Row extends object>(
  context: Pick<PublicContext, 'setHeader'>,
  page: PageRequest,
  read: (page: PageRequest) => Promise<Row[]>,
  cursorKey: (row: Row) => readonly string[],
  firstRows = FIRST_ROWS,
): Promise<Row[]> {
  const first = await read({ ...page, limit: Math.min(page.limit, firstRows) });
  const last = first[firstRows - 1];
  if (page.limit <= firstRows || first.length <= firstRows || !last) return toPage(context, first, page, cursorKey);
  const shown = first.slice(0, firstRows);
  const limit = Math.min(page.limit, Math.max(firstRows, countFitting(shown, page.limit)));
  if (limit === firstRows) return toPage(context, first, { ...page, limit }, cursorKey);
  const rest = await read({ limit: limit - firstRows, after: cursorKey(last) });
  return toPage(context, [...shown, ...rest], { ...page, limit }, cursorKey);
}

/** Returns how many rows as long as these fit into a page, or `enough` without measuring short ones. */
function countFitting(rows: readonly object[], enough: number): number {
  const countOf = (bytes: number) => Math.floor((rows.length * PAGE_BYTES) / bytes);
  const estimated = countOf(estimateRows(rows));
  return estimated >= enough ? enough : countOf(Buffer.byteLength(JSON.stringify(rows)));
}

/** Returns the first rows, at least one, whose JSON fits into a page. */
function limitBytes<Row extends object>(rows: Row[]): Row[] {
  // Nearly all pages are short by this estimate, which costs a fraction of writing the JSON.
  if (estimateRows(rows) <= PAGE_BYTES) return rows;
  let bytes = 0;
  const count = rows.findIndex((row) => {
    bytes += Buffer.byteLength(JSON.stringify(row)) + 1;
    return bytes > PAGE_BYTES;
  });
  return count === -1 ? rows : rows.slice(0, Math.max(1, count));
}

/** Bytes of JSON that a letter may take: a control character is written as an escape of six. */
const LETTER_BYTES = 6;
/** Bytes of JSON of a field's name with a value that is no text: more than any of ours takes. */
const FIELD_BYTES = 64;

/** Returns an upper bound of the bytes of the JSON of rows that have the same fields, by the lengths of their texts. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type of the rows' fields
function estimateRows<Row extends object>(rows: readonly Row[]): number {
  const [first] = rows;
  const fields: Extract<keyof Row, string>[] = [];
  for (const field in first) fields.push(field);
  let bytes = rows.length * fields.length * FIELD_BYTES;
  for (const row of rows)
    for (const field of fields) {
      const value = row[field];
      if (typeof value === 'string') bytes += LETTER_BYTES * value.length;
      else if (typeof value === 'object' && value !== null) bytes += estimateBytes(value);
    }
  return bytes;
}

function estimateBytes(value: unknown): number {
  if (typeof value === 'string') return FIELD_BYTES + LETTER_BYTES * value.length;
  if (typeof value !== 'object' || value === null) return FIELD_BYTES;
  return Object.values(value).reduce((bytes: number, part: unknown) => bytes + estimateBytes(part), FIELD_BYTES);
}

/**
 * Reads the newest `shown` rows of a list, or a page if the query has a limit or a cursor. `cursorKey` returns a row's
 * instant and id.
 */
export async function readNewest<Row extends object>(
  context: Pick<PublicContext, 'setHeader'>,
  query: { limit?: number | undefined; cursor?: string | undefined } | undefined,
  shown: number,
  read: (page: PageRequest) => Promise<Row[]>,
  cursorKey: (row: Row) => readonly [instant: string, id: string],
): Promise<Row[]> {
  const isPaged = query?.limit !== undefined || query?.cursor !== undefined;
  const page = parsePageRequest(isPaged ? query : { limit: shown }, ['instant', 'id']);
  const rows = await read(page);
  return isPaged ? toPage(context, rows, page, cursorKey) : rows.slice(0, shown);
}

/** Rows per query when a whole list is read. Memory holds one page at a time. */
const PAGE_SIZE = 500;

/** Yields a whole list page by page, in the order of `read`. `cursorKey` is as for `toPage`. */
export async function* readPages<Row>(
  read: (page: PageRequest) => Promise<Row[]>,
  cursorKey: (row: Row) => readonly string[],
): AsyncGenerator<Row[]> {
  let after: readonly string[] | undefined;
  do {
    const rows = await read({ limit: PAGE_SIZE, after });
    yield rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
    after = last && cursorKey(last);
  } while (after);
}

function toCursor(place: readonly string[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

function parseCursor(cursor: string, values: readonly OrderValue[]): string[] | null {
  const place = parseJson(Buffer.from(cursor, 'base64url').toString());
  if (!Array.isArray(place) || place.length !== values.length) return null;
  const isWhole = place.every((text, index) => isValue(text, values[index] ?? 'text'));
  return isWhole ? place.map(String) : null;
}

function isValue(text: unknown, value: OrderValue): boolean {
  if (typeof text !== 'string' || !shapes[value].test(text)) return false;
  return (value !== 'date' && value !== 'instant') || isReal(text);
}

/**
 * Returns true for an existing day. A day such as 30 February or one of the year 0 would fail in the database instead of
 * as the caller's error.
 */
function isReal(moment: string): boolean {
  return moment >= '0001' && !Number.isNaN(Date.parse(moment)) && new Date(moment).toISOString().startsWith(moment);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // `parsePageRequest` rejects it as a cursor.
    return null;
  }
}
