import { AsyncLocalStorage } from 'node:async_hooks';
import { stringify } from 'csv-stringify/sync';
import type { PublicContext } from '../context.ts';
import { streamOf } from '../files/stream-of.ts';

const CSV_TYPE = 'text/csv; charset=utf-8';

/**
 * Rows as CSV for a spreadsheet. Cells that begin like a formula are escaped, so that member input cannot run in a
 * spreadsheet; the byte order mark (`hasBom`) makes Excel read UTF-8.
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
 * A response that a browser saves: the line `heads`, then one line for each row, written page by page as fast as the caller
 * takes them. The first page is read before the response begins, so that its failure is an answer; a later one breaks the
 * connection off, because a file that ends early would look whole.
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
  // The caller's pace wakes it, and a pace is nobody who reads.
  const asReader = AsyncLocalStorage.snapshot();
  let isFirst = true;
  for await (const rows of pages) {
    const lines = asReader(() => rows.map(toLine));
    yield Buffer.from(toCsv(isFirst ? [heads, ...lines] : lines, isFirst));
    isFirst = false;
  }
}
