import type { Spool } from '#packages/zip-download/spool.ts';
import type { ZipEntry } from '#packages/zip-download/zip-file.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { toCsv } from '#server/platform/lists/csv.ts';
import { fieldsOf, headingOf, toLine } from './policy.ts';
import type { ReadPages } from './record-lists-service.ts';

/** Writes a list as JSON and, if it has rows, as CSV, page by page. */
export async function writeList(
  context: MemberContext,
  spool: Spool,
  name: string,
  readPages: ReadPages,
): Promise<ZipEntry[]> {
  const json = await spool.open(`${name}.json`);
  await json.append('[');
  let csv: Awaited<ReturnType<Spool['open']>> | null = null;
  let fields: string[] = [];
  for await (const rows of readPages(context)) {
    const [first] = rows;
    if (!first) continue;
    if (!csv) {
      csv = await spool.open(`${name}.csv`);
      fields = fieldsOf(first);
      await csv.append(toCsv([fields.map(headingOf)], true));
    } else await json.append(',');
    await json.append(`\n${rows.map((row) => JSON.stringify(row, null, 2)).join(',\n')}`);
    const lines = rows.map((row) => toLine(row, fields));
    await csv.append(toCsv(lines, false));
  }
  await json.append(csv ? '\n]\n' : ']\n');
  return [await json.close(), ...(csv ? [await csv.close()] : [])];
}
