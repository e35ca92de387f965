import type { MemberContract } from '#domain/api.ts';
import type { AnyEndpoint } from '#domain/registry/endpoint.ts';
import { records, type RecordsWith } from '#domain/registry/records.ts';
import type { MemberContext } from '#server/platform/context.ts';
import type { ExportRow } from './policy.ts';

/** Reads all rows of a list, page by page. */
export type ReadPages = (context: MemberContext) => AsyncIterable<readonly ExportRow[]>;

/** Reads a page of a list, which sets the header of the next page's cursor. */
type ReadPage<Row extends ExportRow = ExportRow> = (
  context: MemberContext,
  page: { limit: number; cursor?: string },
) => Promise<readonly Row[]>;
/** The reads of the API's lists, by resource. */
export type ApiLists = Readonly<Record<string, ReadPage>>;

type ListedResource = {
  [Name in keyof MemberContract]: MemberContract[Name] extends { list: AnyEndpoint } ? Name : never;
}[keyof MemberContract];

/**
 * Name of a couple's record that the call `list` of its resource returns. Lists of members' own records are not among
 * them, because they may contain the partner's too.
 */
export type ListedName = RecordsWith<{ owner: 'couple'; exportedAs: string; resource: ListedResource }>['exportedAs'];

/** Rows per page, of which memory holds one page. The longest rows have 30 kB. */
const PAGE_SIZE = 100;

/** Returns the lists of the couple's records by the names of their files, as the API returns them. */
export function listRecords(apiLists: ApiLists): Readonly<Record<string, ReadPages>> {
  const lists = records.flatMap((record) => {
    if (record.owner !== 'couple' || !('exportedAs' in record && 'resource' in record)) return [];
    const read = apiLists[record.resource];
    return read ? [[record.exportedAs, pagesOf(read)] as const] : [];
  });
  return Object.fromEntries(lists);
}

/** Iterates over the pages of a list. The cursor is taken from the header that each page sets. */
export function pagesOf<Row extends ExportRow>(read: ReadPage<Row>) {
  return async function* (context: MemberContext): AsyncGenerator<readonly Row[]> {
    let cursor: string | undefined;
    do {
      let next: string | undefined;
      const setHeader: MemberContext['setHeader'] = (name, value) => {
        if (name === 'x-next-cursor') next = value;
      };
      const rows = await read({ ...context, setHeader }, { limit: PAGE_SIZE, ...(cursor && { cursor }) });
      // A list without pages, which its own limits keep short, is handed on in pieces too.
      for (let from = 0; from < rows.length; from += PAGE_SIZE) yield rows.slice(from, from + PAGE_SIZE);
      cursor = next;
    } while (cursor);
  };
}
