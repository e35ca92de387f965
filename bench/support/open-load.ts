import { setTimeout as sleep } from 'node:timers/promises';

export interface Call {
  name: string;
  /** Rejects unless it was answered as it should. */
  run(): Promise<void>;
}

/** Milliseconds from the moment at which a call was due to its whole answer, by the call's name. */
export type Latencies = Map<string, number[]>;

/**
 * Makes calls at a fixed rate, whether or not earlier ones were answered: a server that falls behind shows it in the
 * latencies instead of being asked less. Rejects with the first failure.
 */
export async function runOpenLoad(options: {
  perSecond: number;
  seconds: number;
  nextCall: (index: number) => Call;
  into: Latencies;
}): Promise<void> {
  const { perSecond, seconds, nextCall, into } = options;
  const startedAt = performance.now();
  const underWay: Promise<void>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const dueAt = startedAt + (index * 1000) / perSecond;
    const early = dueAt - performance.now();
    if (early > 0) await sleep(early);
    const call = nextCall(index);
    const latencies = into.get(call.name) ?? [];
    into.set(call.name, latencies);
    underWay.push(call.run().then(() => void latencies.push(performance.now() - dueAt)));
  }
  await Promise.all(underWay);
}

/** The value below which `share` of the values lie; 0 without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
