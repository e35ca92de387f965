import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { records } from '#domain/records.ts';
import { callOf } from './query-keys.ts';
import { type Entry, table } from './store.ts';

/** Calls whose last answers stay on the device, so that their screens work offline and open at once. */
const KEPT_CALLS: ReadonlySet<string> = new Set<string>([
  'accounts.me',
  'couples.current',
  'wallet.get',
  'firstSteps.get',
  'experiences.list',
  ...records.flatMap((record) => ('offlineReads' in record ? record.offlineReads : [])),
]);
/** Maximum number of answers; the oldest are deleted first. */
const MAX_ANSWERS = 300;
/** Delay after which new answers are written together, in milliseconds. */
const WRITE_DELAY_MS = 200;

/** An answer of the server with the query that asked for it. */
interface Answer {
  queryKey: QueryKey;
  data: unknown;
  /** Epoch milliseconds. */
  at: number;
}

const answers = table('answers');

/**
 * Fills the queries with the last visit's answers before the first render. They are stale: a screen that needs one
 * fetches it again at once.
 */
export async function restoreAnswers(queryClient: QueryClient): Promise<void> {
  for (const { value } of await answers.list()) {
    if (!isAnswer(value) || queryClient.getQueryState(value.queryKey)) continue;
    queryClient.setQueryData(value.queryKey, value.data, { updatedAt: 0 });
    void queryClient.invalidateQueries({ queryKey: value.queryKey, exact: true, refetchType: 'none' });
  }
}

/** Writes each new answer of the server to the store. Returns a function that stops it. */
export function keepAnswers(queryClient: QueryClient): () => void {
  const fresh = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !isKept(query)) return;
    fresh.set(query.queryHash, query);
    timer ??= setTimeout(() => {
      timer = undefined;
      const batch = [...fresh.values()];
      fresh.clear();
      void writeAnswers(batch);
    }, WRITE_DELAY_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

async function writeAnswers(queries: readonly Query[]): Promise<void> {
  const put: Entry[] = queries.map(({ queryHash, queryKey, state }) => ({
    key: queryHash,
    value: { queryKey, data: state.data, at: state.dataUpdatedAt } satisfies Answer,
  }));
  try {
    await answers.write({ put });
    if ((await answers.count()) > MAX_ANSWERS) await dropOldest();
  } catch (error) {
    // A full device, or app lock that was locked meanwhile: the screens keep what they show.
    console.warn('The last answers could not be stored', error);
  }
}

async function dropOldest(): Promise<void> {
  const ages = (await answers.list()).flatMap(({ key, value }) =>
    isAnswer(value) ? [{ key, at: value.at }] : [],
  );
  const oldest = ages.toSorted((one, other) => one.at - other.at).slice(0, ages.length - MAX_ANSWERS);
  await answers.write({ remove: oldest.map(({ key }) => key) });
}

/** Search words would stay readable in the keys while app lock is on, and such answers are found on the device. */
function isKept({ queryKey, state }: Query): boolean {
  return (
    state.status === 'success' &&
    state.dataUpdatedAt > 0 &&
    !state.isInvalidated &&
    KEPT_CALLS.has(callOf(queryKey)) &&
    !JSON.stringify(queryKey).includes('"search"')
  );
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'queryKey' in value && 'data' in value && 'at' in value;
}
