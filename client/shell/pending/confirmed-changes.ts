import { listAnswers } from '#client/data/reads/answers.ts';
import { continueAfter, nextMoment } from '#client/data/reads/moments.ts';
import type { NewChange } from '#client/data/outbox/change-store.ts';
import { callOf } from '#client/data/reads/query-keys.ts';
import { dropSent, keepSent, listSent, type SentChange } from '#client/data/reads/sent-changes.ts';
import { rulesOf } from './offline-rules.ts';

/** Changes that the server has confirmed and that some answers on this device may lack, by key. */
export const confirmed = new Map<string, SentChange>();
/** Maximum number of confirmed changes; those of a long time offline are many, and pulled answers contain them. */
const MAX_CONFIRMED = 200;

/** Remembers a change that the server has just confirmed. */
export function rememberConfirmed(change: NewChange): void {
  const sent: SentChange = { change: { ...change, order: 0 }, moment: nextMoment() };
  confirmed.set(change.key, sent);
  keepSent(sent).catch((error: unknown) => console.warn('A sent change could not be stored', error));
}

/** Adds the changes that the service worker or another tab has sent. */
export async function readConfirmed(): Promise<void> {
  for (const sent of await listSent()) {
    continueAfter(sent.moment);
    if (!confirmed.has(sent.change.key)) confirmed.set(sent.change.key, sent);
  }
}

/** Forgets the confirmed changes that all answers on this device contain. */
export async function forgetContained(): Promise<void> {
  const answers = await listAnswers();
  const isContained = ({ change, moment }: SentChange) =>
    answers.every((answer) => answer.moment > moment || !rulesOf(change.call)?.reads?.[callOf(answer.queryKey)]);
  const all = [...confirmed.values()];
  const surplus = all.toSorted((one, other) => other.moment - one.moment).slice(MAX_CONFIRMED);
  const keys = [...all.filter(isContained), ...surplus].map(({ change }) => change.key);
  for (const key of keys) confirmed.delete(key);
  await dropSent(keys);
}
