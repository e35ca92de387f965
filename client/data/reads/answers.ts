import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { dropOldest, type Entry, table } from '../store.ts';
import { KEPT_READS } from './kept-reads.ts';

/** Query of the marks of this device. */
const MARKS = 'device.marks';
/** Calls whose last answers stay on the device, so that their screens work offline and open at once. */
const KEPT_CALLS: ReadonlySet<string> = new Set([
  'accounts.me',
  MARKS,
  'experiences.list',
  'ourYear.get',
  ...KEPT_READS,
]);
/** Maximum number of answers; the oldest are deleted first. */
const MAX_ANSWERS = 1000;
/** Delay after which new answers are written together, in milliseconds. */
const WRITE_DELAY_MS = 50;

/** An answer of the server with the query that asked for it. */
interface Answer {
  queryKey: QueryKey;
  data: unknown;
  /** Epoch milliseconds, for the order of deletion. */
  keptAt: number;
}

const answers = table('answers');

/**
 * Fills the queries with the last visit's answers before the first render. They are stale: a screen that needs one
 * fetches it again at once.
 */
export async function restoreAnswers(queryClient: QueryClient): Promise<void> {
  // Stored answers stay in memory too, because screens read from there.
  for (const call of KEPT_CALLS) {
    queryClient.setQueryDefaults([call.split('.')], { gcTime: Number.POSITIVE_INFINITY });
  }
  for (const { value } of await answers.list()) {
    if (!isAnswer(value) || queryClient.getQueryState(value.queryKey)) continue;
    queryClient.setQueryData(value.queryKey, value.data);
    void queryClient.invalidateQueries({ queryKey: value.queryKey, exact: true, refetchType: 'none' });
  }
}

/**
 * Writes each new answer of the server to the store, and the marks of this device at once: nothing else holds them when
 * the page closes. Returns a function that stops it.
 */
export function persistAnswers(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache();
  const fresh = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'updated') return;
    if (callOf(query) === MARKS) return void writeAnswers([query]);
    fresh.add(query.queryHash);
    timer ??= setTimeout(() => {
      timer = undefined;
      const batch = cache.getAll().filter((each) => fresh.has(each.queryHash) && isKept(each));
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
    value: { queryKey, data: state.data, keptAt: state.dataUpdatedAt } satisfies Answer,
  }));
  if (put.length === 0) return;
  try {
    await answers.write({ put });
    if ((await answers.count()) > MAX_ANSWERS)
      await dropOldest(answers, MAX_ANSWERS, (value) => (isAnswer(value) ? value.keptAt : 0));
  } catch (error) {
    // A full device, or app lock that was locked meanwhile: the screens keep what they show.
    console.warn('The last answers could not be stored', error);
  }
}

/** Search words would stay readable in the keys while app lock is on, and such answers are found on the device. */
function isKept(query: Query): boolean {
  const { queryKey, state } = query;
  const isNew = state.status === 'success' && !state.isInvalidated;
  return isNew && isOfKeptCall(query) && !JSON.stringify(queryKey).includes('"search"');
}

/** Returns true for a query whose answers stay on the device. */
export function isOfKeptCall(query: AnyQuery): boolean {
  return KEPT_CALLS.has(callOf(query));
}

type AnyQuery = Pick<Query, 'queryKey'>;

/** Returns the call of a query, such as `notes.list`; `''` for a query of another kind. */
export function callOf({ queryKey: [path] }: AnyQuery): string {
  return Array.isArray(path) ? path.join('.') : '';
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'queryKey' in value && 'data' in value && 'keptAt' in value;
}
