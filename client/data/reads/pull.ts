import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { records, rowLists } from '#domain/registry/records.ts';
import { isUnauthorized, isWithoutAnswer } from '#client/lib/api-error.ts';
import { createEarliestTimer } from '#client/lib/earliest-timer.ts';
import { onNetworkBack } from '#client/lib/network/network-state.ts';
import { api } from '../api.ts';
import { type Fields, isFields } from '../outbox/pending-mutation.ts';
import { pagesOptions } from './pages-query.ts';
import { callOf, parseKey } from './query-keys.ts';
import { PREMIUM_READS, SCREEN_READS } from './screen-reads.ts';

/** Delay of a pull after the network is back, in milliseconds: the screen's own reads go first. */
const NETWORK_BACK_MS = 3000;
/** Delay after which changes are fetched that no visible screen needs, in milliseconds. */
const NEXT_PULL_MS = 20_000;

/** A read of the typed client, by what is used of it here. */
interface Read {
  queryOptions: (options?: { input: object }) => FetchQueryOptions;
  key: () => QueryKey;
  call: Parameters<typeof pagesOptions<unknown>>[1];
}

/**
 * Keeps all records of the member and the couple on the device, also those of screens that were never opened: fetches
 * the missing and stale lists one after another from `firstPullMs` on. `onPulled` is called when all are new. Returns a
 * function that stops it.
 */
export function keepPulling(queryClient: QueryClient, onPulled: () => Promise<void>, firstPullMs: number): () => void {
  const timer = createEarliestTimer(() => void pull());
  let isPulling = false;
  async function pull(): Promise<void> {
    if (isPulling) {
      timer.runAfter(NEXT_PULL_MS);
      return;
    }
    isPulling = true;
    try {
      await pullAll(queryClient);
      await onPulled();
    } catch (error) {
      // The network is gone, or the session has ended. The next event of either starts again.
      console.info('The records on this device are not all new', error);
    } finally {
      isPulling = false;
    }
  }
  const stopWatching = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
    const call = callOf(parseKey(event.query.queryHash));
    if (WATCHED.has(call)) timer.runAfter(NEXT_PULL_MS);
  });
  const stopListening = onNetworkBack(() => timer.runAfter(NETWORK_BACK_MS));
  timer.runAfter(firstPullMs);
  return () => {
    timer.stop();
    stopWatching();
    stopListening();
  };
}

const offlineReads = records.flatMap((record): [call: string, extent: unknown][] =>
  Object.entries('offlineReads' in record ? record.offlineReads : {}),
);
/** Reads that are fetched in the background, with the number of rows that is enough; `null` for all. */
const PULLED: ReadonlyMap<string, number | null> = new Map(
  offlineReads.flatMap(([call, extent]) =>
    extent === 'all' || typeof extent === 'number' ? [[call, extent === 'all' ? null : extent] as const] : [],
  ),
);
/** Lists of which the first page is fetched. */
const PULLED_PAGES: readonly string[] = offlineReads.flatMap(([call, extent]) => (extent === 'pages' ? [call] : []));
/** Reads that are fetched for every row of a list, by the list. */
const PULLED_EACH: ReadonlyMap<string, string> = new Map(
  offlineReads.flatMap(([call, extent]) =>
    extent === 'each' ? [[rowLists.get(call.split('.', 1)[0] ?? '') ?? '', call] as const] : [],
  ),
);

const WATCHED: ReadonlySet<string> = new Set([
  ...PULLED.keys(),
  ...PULLED_PAGES,
  ...SCREEN_READS.map(([call]) => call),
]);

async function pullAll(queryClient: QueryClient): Promise<void> {
  for (const [call, limit] of PULLED) {
    const rows: unknown = await fetchUnlessRefused(
      queryClient,
      optionsOf(call, limit === null ? undefined : { limit }),
    );
    const each = PULLED_EACH.get(call);
    if (each === undefined || !Array.isArray(rows)) continue;
    for (const row of rows.filter(isFields)) await pullOfRow(queryClient, each, row);
  }
  const isFree = queryClient.getQueryData(api.accounts.me.queryKey())?.isPremium === false;
  const isOpen = (call: string) => !(isFree && PREMIUM_READS.has(call));
  for (const [call, input] of SCREEN_READS)
    if (isOpen(call)) await fetchUnlessRefused(queryClient, optionsOf(call, input));
  const years: unknown = queryClient.getQueryData(api.ourYear.years.queryKey());
  if (Array.isArray(years) && typeof years[0] === 'string')
    await fetchUnlessRefused(queryClient, optionsOf('ourYear.get', { year: years[0] }));
  for (const call of PULLED_PAGES) if (isOpen(call)) await fetchPages(queryClient, call);
}

/** Versions of the rows whose own reads were fetched, by id. */
const pulledVersions = new Map<unknown, unknown>();

/** Fetches the read of one row, unless the row has not changed since the last time. */
async function pullOfRow(queryClient: QueryClient, call: string, { id, updatedAt }: Fields): Promise<void> {
  const options = optionsOf(call, { id });
  const isKept = queryClient.getQueryData(options.queryKey) !== undefined;
  if (isKept && pulledVersions.get(id) === updatedAt) return;
  await fetchUnlessRefused(queryClient, options);
  pulledVersions.set(id, updatedAt);
}

/** Fetches a read; the server may refuse one, such as the question of the day without a partner. */
function fetchUnlessRefused(queryClient: QueryClient, options: FetchQueryOptions): Promise<unknown> {
  return unlessRefused(queryClient.fetchQuery(options));
}

async function unlessRefused(fetching: Promise<unknown>): Promise<unknown> {
  try {
    return await fetching;
  } catch (error) {
    if (isUnauthorized(error) || isWithoutAnswer(error)) throw error;
    return null;
  }
}

/** Returns the options of a call by its name, as screens get them from `api`. */
function optionsOf(call: string, input?: object): FetchQueryOptions {
  return findRead(call).queryOptions(input && { input });
}

/** Fetches the first page of a list, as `usePages` reads it. */
async function fetchPages(queryClient: QueryClient, call: string): Promise<void> {
  const read = findRead(call);
  await unlessRefused(queryClient.fetchInfiniteQuery(pagesOptions(read.key(), read.call)));
}

function findRead(call: string): Read {
  const read = call.split('.').reduce<unknown>((node, name) => Reflect.get(Object(node), name), api);
  if (!isRead(read)) throw new Error(`${call} is no read`);
  return read;
}

function isRead(node: unknown): node is Read {
  return typeof Reflect.get(Object(node), 'queryOptions') === 'function';
}
