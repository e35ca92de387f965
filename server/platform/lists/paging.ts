import { PAGE_SIZE_MAX } from '#contract/paging.ts';
import { fieldsText } from '#messages/fields.ts';
import type { PublicContext } from '../context.ts';
import { refuse } from '../errors.ts';

/** The type of a value by which a list is ordered, as a cursor holds it. */
export type OrderValue = 'text' | 'date' | 'instant' | 'id' | 'number';

/** The page to read: the rows after `after`, one more than `limit`, to know whether there are more. */
export interface PageRequest {
  limit: number;
  /** The order's values of the last row of the page before; the last of them is unique. */
  after: readonly string[] | undefined;
}

const shapes: Record<OrderValue, RegExp> = {
  text: /^/,
  number: /^-?\d{1,15}(?:\.\d{1,6})?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  instant: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  id: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
};

/** The page that a caller asks for, of a list in the order of `values`. Throws 400 for an invalid cursor. */
export function parsePageRequest(
  query: { limit?: number | undefined; cursor?: string | undefined } | undefined,
  values: readonly OrderValue[],
): PageRequest {
  const after = query?.cursor === undefined ? undefined : parseCursor(query.cursor, values);
  if (after === null) throw refuse.invalid('cursor_invalid', fieldsText.cursorInvalid);
  return { limit: query?.limit ?? PAGE_SIZE_MAX, after };
}

/**
 * Returns the rows of the page and sets `X-Next-Cursor` when there are more: `rows` holds one more than `limit` then.
 * `cursorKey` returns a row's values in the list's order.
 */
export function toPage<Row>(
  context: Pick<PublicContext, 'setHeader'>,
  rows: Row[],
  { limit }: PageRequest,
  cursorKey: (row: Row) => readonly string[],
): Row[] {
  if (rows.length <= limit) return rows;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (last) context.setHeader('x-next-cursor', toCursor(cursorKey(last)));
  return shown;
}

/**
 * Reads a list by time of which a screen shows the newest `shown`: that many without a limit, and a page of it with one or with a cursor. The
 * cursor is `cursorKey`: a row's instant and id.
 */
export async function readNewest<Row>(
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

/** Rows per query when a whole list is read; memory holds one page at a time. */
const PAGE_SIZE = 500;

/** A whole list, page by page, in the order of `read`; `cursorKey` as for `toPage`. */
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

/** A day that no calendar has, such as 30 February, would be the database's error, not the caller's. */
function isReal(moment: string): boolean {
  return !Number.isNaN(Date.parse(moment)) && new Date(moment).toISOString().startsWith(moment);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not a cursor: `parsePageRequest` refuses it.
    return null;
  }
}
