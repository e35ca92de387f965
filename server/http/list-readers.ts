import type { MemberContext } from '#server/platform/context.ts';
import { createCall } from './calls/handle.ts';
import type { ImplementedEndpoint } from './implement.ts';
import { applyOutputChecks } from './output-checks.ts';

type Row = Readonly<Record<string, unknown>>;
/** Reads a page of a list, which sets the header of the next page's cursor. */
type ReadList = (context: MemberContext, page: { limit: number; cursor?: string }) => Promise<readonly Row[]>;

/** Returns the call `list` of each resource of members that has one, for calls within the server. */
export function createListReaders(
  routes: Readonly<Record<string, Readonly<Record<string, ImplementedEndpoint>>>>,
): Readonly<Record<string, ReadList>> {
  return Object.fromEntries(
    Object.entries(routes).flatMap(([resource, { list }]) => (list ? [[resource, readBy(list)] as const] : [])),
  );
}

function readBy(list: ImplementedEndpoint): ReadList {
  const call = createCall(applyOutputChecks(list, 'none'));
  return async (context, page) => {
    const rows: unknown = await call(page, { context });
    if (!isListOfRows(rows)) throw new Error(`${list['~orpc'].route.path} returned no rows`);
    return rows;
  };
}

function isListOfRows(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null);
}
