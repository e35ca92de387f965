import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { isUnauthorized, isWithoutAnswer } from '#client/lib/api-error.ts';
import { createEarliestTimer } from '#client/lib/earliest-timer.ts';
import { onAnswer, onNetworkBack } from '#client/lib/network/network-state.ts';
import { api } from '../api.ts';
import type { Flushed } from '../outbox/outbox.ts';
import { createRetries } from '../outbox/retries.ts';
import { callOf } from './answers.ts';
import { KEPT_READS, PREMIUM_READS } from './kept-reads.ts';

/** Delay of a pull after the network is back, in milliseconds: the screen's own reads go first. */
const NETWORK_BACK_MS = 3000;
/** Delay after which changes are fetched that no visible screen needs, in milliseconds. */
const NEXT_PULL_MS = 20_000;

/** A read of the typed client, by what is used of it here. */
interface Read {
  queryOptions: () => FetchQueryOptions;
}

/**
 * Keeps the answers of the server that are no records on the device, also those of screens that were never opened:
 * fetches the missing and stale ones one after another from `firstPullMs` on. Returns a function that stops it.
 */
export function startPulling(queryClient: QueryClient, firstPullMs: number): () => void {
  let pulling: Promise<Flushed> | null = null;
  const pull = () => (pulling ??= pullAll(queryClient).finally(() => (pulling = null)));
  const attempts = createRetries(pull);
  const timer = createEarliestTimer(() => void attempts.now());
  const stopWatching = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
    if (KEPT_READS.includes(callOf(event.query))) timer.runAfter(NEXT_PULL_MS);
  });
  const stops = [onNetworkBack(() => timer.runAfter(NETWORK_BACK_MS)), onAnswer(attempts.wake), attempts.stop];
  timer.runAfter(firstPullMs);
  return () => {
    timer.stop();
    stopWatching();
    for (const stop of stops) stop();
  };
}

async function pullAll(queryClient: QueryClient): Promise<Flushed> {
  try {
    await fetchAll(queryClient);
    return 'empty';
  } catch (error) {
    console.info('The answers on this device are not all new', error);
    return isUnauthorized(error) ? 'signed-out' : 'later';
  }
}

async function fetchAll(queryClient: QueryClient): Promise<void> {
  const isFree = queryClient.getQueryData(api.accounts.me.queryKey())?.isPremium === false;
  for (const call of KEPT_READS)
    if (!(isFree && PREMIUM_READS.has(call))) await fetchUnlessRefused(queryClient, optionsOf(call));
  const years = queryClient.getQueryData(api.ourYear.years.queryKey()) ?? [];
  // The current year so far, and the last one.
  for (const year of years.slice(0, 2))
    await fetchUnlessRefused(queryClient, api.ourYear.get.queryOptions({ input: { year } }));
}

/** Fetches a read; the server may refuse one, such as the question of the day without a partner. */
async function fetchUnlessRefused<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  try {
    await queryClient.fetchQuery(options);
  } catch (error) {
    if (isUnauthorized(error) || isWithoutAnswer(error)) throw error;
  }
}

/** Returns the options of a call by its name, as screens get them from `api`. */
function optionsOf(call: string): FetchQueryOptions {
  const read = call.split('.').reduce<unknown>((node, name) => Reflect.get(Object(node), name), api);
  if (!isRead(read)) throw new Error(`${call} is no read`);
  return read.queryOptions();
}

function isRead(node: unknown): node is Read {
  return typeof Reflect.get(Object(node), 'queryOptions') === 'function';
}
