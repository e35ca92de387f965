import { LIST_PART_MAX } from '#contract/paging.ts';
import { fieldsText } from '#messages/en/fields.ts';
import type { PublicContext } from '../context.ts';
import { refuse } from '../errors.ts';

/** What a value of a list's order is: what a cursor must hold in its place. */
export type OrderValue = 'text' | 'instant' | 'id' | 'number';

/** The part of a list to read: one row more than `limit`, from behind `after`. */
export interface Part {
  limit: number;
  /** The order's values of the last row that the caller has; the last of them is unique. */
  after: readonly string[] | undefined;
}

const shapes: Record<OrderValue, RegExp> = {
  text: /^/,
  number: /^-?\d{1,15}(?:\.\d{1,6})?$/,
  instant: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  id: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
};

/** The part that a caller asks for, of a list in the order of `values`. Refuses a cursor that is none of ours. */
export function openPart(
  part: { limit?: number | undefined; cursor?: string | undefined } | undefined,
  values: readonly OrderValue[],
): Part {
  const after = part?.cursor === undefined ? undefined : parseCursor(part.cursor, values);
  if (after === null) throw refuse.invalid(fieldsText.cursorInvalid);
  return { limit: part?.limit ?? LIST_PART_MAX, after };
}

/**
 * The rows of a part, of which one more than `limit` was read: with the `X-Next-Cursor` of the last one when there are more.
 * `placeOf` names the row's values in the list's order.
 */
export function closePart<Row>(
  context: Pick<PublicContext, 'setHeader'>,
  rows: Row[],
  { limit }: Part,
  placeOf: (row: Row) => readonly string[],
): Row[] {
  if (rows.length <= limit) return rows;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (last) context.setHeader('x-next-cursor', toCursor(placeOf(last)));
  return shown;
}

/** Rows that are read at once where a whole list is written out: only a page of it stands in memory as rows. */
const PAGE_SIZE = 5000;

/** A whole list, page by page, in the order of `read`; `placeOf` as for `closePart`. */
export async function* readPages<Row>(
  read: (part: Part) => Promise<Row[]>,
  placeOf: (row: Row) => readonly string[],
): AsyncGenerator<Row[]> {
  let after: readonly string[] | undefined;
  do {
    const rows = await read({ limit: PAGE_SIZE, after });
    yield rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
    after = last && placeOf(last);
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
  // A date that no calendar has would be the database's error, not the caller's.
  return value !== 'instant' || !Number.isNaN(Date.parse(text));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No cursor of ours: the caller says so.
    return null;
  }
}
