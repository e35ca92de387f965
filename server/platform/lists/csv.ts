import { AsyncLocalStorage } from 'node:async_hooks';
import { stringify } from 'csv-stringify/sync';
import { streamOf } from '#packages/zip-download/stream-of.ts';
import type { PublicContext } from '../context.ts';

const CSV_TYPE = 'text/csv; charset=utf-8';

/**
 * Formats rows as CSV for a spreadsheet. Cells that begin like a formula are escaped, so that member input cannot run
 * in one; the byte order mark (`hasBom`) makes Excel read UTF-8.
 */
export function toCsv(rows: readonly (readonly string[])[], hasBom: boolean): string {
  return stringify(
    rows.map((row) => [...row]),
    { bom: hasBom, escape_formulas: true, record_delimiter: 'windows' },
  );
}

interface CsvFile<Row> {
  name: string;
  heads: readonly string[];
  pages: AsyncIterable<readonly Row[]>;
  toLine: (row: Row) => readonly string[];
}

/**
 * Returns a download with the header line `heads` and a line per row, written page by page at the caller's pace. A
 * failure on the first page rejects; a later one aborts the connection, because a truncated file would look complete.
 */
export async function toCsvFile<Row>({ log }: Pick<PublicContext, 'log'>, file: CsvFile<Row>) {
  const parts = writeParts(file);
  const first = await parts.next();
  return {
    headers: { 'content-type': CSV_TYPE, 'content-disposition': `attachment; filename="${file.name}"` },
    body: streamOf(continueFrom()),
  };

  async function* continueFrom(): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
    try {
      if (!first.done) yield first.value;
      yield* parts;
    } catch (error) {
      log.error({ err: error, file: file.name }, 'a file broke off while it was sent');
      throw error;
    }
    return undefined;
  }
}

async function* writeParts<Row>({ heads, pages, toLine }: CsvFile<Row>) {
  // Preserves the reader's language: the stream resumes outside the call's async context.
  const asReader = AsyncLocalStorage.snapshot();
  let isFirst = true;
  for await (const rows of pages) {
    const lines = asReader(() => rows.map(toLine));
    yield Buffer.from(toCsv(isFirst ? [heads, ...lines] : lines, isFirst));
    isFirst = false;
  }
}
