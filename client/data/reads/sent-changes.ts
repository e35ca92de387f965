import { isPendingMutation, type PendingMutation } from '../outbox/pending-mutation.ts';
import { table } from '../store.ts';

/** A change that the server has confirmed. Answers from before `moment` lack it. */
export interface SentChange {
  change: PendingMutation;
  moment: number;
}

const sent = table('sent');

/** Stores a confirmed change, until the answers on the device contain it. */
export async function keepSent(sentChange: SentChange): Promise<void> {
  await sent.write({ put: [{ key: sentChange.change.key, value: sentChange }] });
}

/** Lists the confirmed changes, oldest first. */
export async function listSent(): Promise<SentChange[]> {
  const found = (await sent.list()).map(({ value }) => value).filter(isSentChange);
  return found.toSorted((one, other) => one.moment - other.moment);
}

export async function dropSent(keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await sent.write({ remove: keys });
}

function isSentChange(value: unknown): value is SentChange {
  return (
    typeof value === 'object' &&
    value !== null &&
    'moment' in value &&
    typeof value.moment === 'number' &&
    'change' in value &&
    isPendingMutation(value.change)
  );
}
