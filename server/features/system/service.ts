import type { LiveMessage } from '#domain/system/schema.ts';
import { readSessionEnd } from '#server/features/accounts/session-service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, PublicContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';

/**
 * Reports that this process responds. Its dependencies are the subject of `readReadiness`, because restarting a process
 * does not repair a database that is down.
 */
export function readHealth() {
  return { status: 'ok' as const };
}

export async function readReadiness({ readiness }: PublicContext) {
  const failures = await readiness.findFailures();
  if (failures.length > 0) throw refuse.notReady(failures);
  return { status: 'ready' as const };
}

/**
 * Streams stale resources, merged during a send and without those of its own device, and the member's position in the
 * copy to one browser window until it disconnects, its session ends or the member has too many newer streams. The first
 * message lists the changes since the position `since`, if all of them are known.
 */
export async function* streamChanges(
  context: MemberContext,
  { since }: { since?: string | undefined } = {},
): AsyncGenerator<LiveMessage> {
  const { live, sessions, clock, member, deviceId } = context;
  const signal = context.watchCaller();
  const waiting = new Set<string>();
  let hasMissed = false;
  let position: string | null = null;
  let isFirst = true;
  let isReplaced = false;
  // The session is looked up now, because it may have ended already, and before each change that is sent after its
  // expiry time.
  let mustLookUp = true;
  let sessionEnd: Temporal.Instant | null = clock.now();
  let wake: () => void = () => undefined;
  const ends = [
    live.subscribe(member.id, (announcement) => {
      if (announcement && announcement.deviceId === deviceId && deviceId !== null) return;
      if (announcement) for (const resource of announcement.resources) waiting.add(resource);
      else hasMissed = true;
      wake();
    }),
    live.follow(member.id, (latest) => {
      position = latest;
      wake();
    }),
    live.enter(member.id, () => {
      isReplaced = true;
      wake();
    }),
    sessions.watch(member.id, () => {
      mustLookUp = true;
      wake();
    }),
  ];
  // Listed after subscribing: a change in between is reported twice rather than never.
  const missed = since === undefined ? null : live.listSince(since, { memberId: member.id, deviceId });
  for (const resource of missed ?? []) waiting.add(resource);
  hasMissed ||= missed === null;
  const stop = () => wake();
  signal.addEventListener('abort', stop);
  try {
    while (!signal.aborted && !isReplaced && sessionEnd) {
      if (mustLookUp || Temporal.Instant.compare(sessionEnd, clock.now()) <= 0) {
        mustLookUp = false;
        sessionEnd = await readSessionEnd(context, member.sessionId);
      } else if (isFirst || hasMissed || waiting.size > 0) {
        const changes = hasMissed ? [] : [...waiting];
        const isCaughtUp = isFirst && !hasMissed;
        isFirst = false;
        hasMissed = false;
        waiting.clear();
        yield { changes, now: toIso(clock.now()), ...(isCaughtUp && { isCaughtUp }) };
      } else if (position !== null) {
        const latest = position;
        position = null;
        yield { position: latest, now: toIso(clock.now()) };
      } else {
        await new Promise<void>((resolve) => (wake = resolve));
      }
    }
    if (!sessionEnd) yield { changes: [], now: toIso(clock.now()), end: 'signed_out' };
    else if (isReplaced) yield { changes: [], now: toIso(clock.now()), end: 'replaced' };
  } finally {
    for (const end of ends) end();
    signal.removeEventListener('abort', stop);
  }
}
