import type { LiveChange } from '#contract/system.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, PublicContext } from '#server/platform/context.ts';
import { pingDatabase } from './queries.ts';

export async function readHealth({ db }: PublicContext) {
  await pingDatabase(db);
  return { status: 'ok' as const };
}

/**
 * Tells one browser window what became stale for its member, until it goes away. A change of its own device is left out:
 * that window has refetched already. Changes that come while one is being sent are sent together.
 */
export async function* streamChanges({
  live,
  clock,
  member,
  deviceId,
  signal,
}: MemberContext): AsyncGenerator<LiveChange> {
  const waiting = new Set<string>();
  let hasMissed = true;
  let wake: () => void = () => undefined;
  const unsubscribe = live.subscribe(member.id, (announcement) => {
    if (announcement && announcement.deviceId === deviceId && deviceId !== null) return;
    if (announcement) for (const noun of announcement.changes) waiting.add(noun);
    else hasMissed = true;
    wake();
  });
  const stop = () => wake();
  signal.addEventListener('abort', stop);
  try {
    while (!signal.aborted) {
      if (hasMissed || waiting.size > 0) {
        const changes = hasMissed ? [] : [...waiting];
        hasMissed = false;
        waiting.clear();
        yield { changes, now: toIso(clock.now()) };
      } else {
        await new Promise<void>((resolve) => (wake = resolve));
      }
    }
  } finally {
    signal.removeEventListener('abort', stop);
    unsubscribe();
  }
}
