/** Maximum number of rows in a part of a long list, so that at most about 200 are in the page. */
const PART_ROWS = 50;

/** Returns the rows of a long list in parts. */
export function toParts<Row>(rows: readonly Row[]): (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / PART_ROWS) }, (_, place) =>
    rows.slice(place * PART_ROWS, (place + 1) * PART_ROWS),
  );
}
