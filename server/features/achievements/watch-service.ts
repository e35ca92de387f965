import { setTimeout as sleep } from 'node:timers/promises';
import { findCoupleOf, findCouplesSince } from '#server/features/couples/service.ts';
import { todayInIndia } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { collectFailures, throwTogether } from '#server/platform/jobs/each-found.ts';
import { TOGETHER_TARGETS } from './policy.ts';
import { settleAchievements } from './service.ts';

/**
 * Milliseconds for which changes are collected before a count. A member who records ten things in a row causes one or
 * two counts.
 */
const GATHER_MS = 500;

/**
 * Counts a couple's achievements soon after each committed change that affects them, one couple at a time and outside
 * the request, so that no write waits. The next change, check or read makes up for a killed process; the returned
 * function stops after the pending counts.
 */
export function watchAchievements(platform: Platform): () => Promise<void> {
  // Member ids, each once however often the member changed something.
  const waiting = new Set<string>();
  let counting: Promise<void> | null = null;

  async function countWaiting(): Promise<void> {
    while (waiting.size > 0) {
      await sleep(GATHER_MS);
      const memberIds = [...waiting];
      waiting.clear();
      for (const memberId of memberIds) {
        await countFor(memberId).catch((error: unknown) =>
          platform.log.error({ err: error }, 'achievements were not counted'),
        );
      }
    }
    counting = null;
  }

  async function countFor(memberId: string): Promise<void> {
    const coupleId = await findCoupleOf(platform.db, memberId);
    if (coupleId) await settleAchievements(platform, coupleId, null);
  }

  const stopObserving = platform.live.observe((memberIds, resources, { isPrivate }) => {
    if (!resources.includes('achievements')) return;
    // A count that follows a private expense would tell the partner early of what the time has unlocked.
    if (isPrivate && resources.includes('expenses')) return;
    for (const memberId of memberIds) waiting.add(memberId);
    counting ??= countWaiting();
  });
  return async () => {
    stopObserving();
    await counting;
  };
}

/** Days for which a missed morning is made up, after a day without a running process. */
const DAYS_BACK = 3;

/** Unlocks the achievements for days together, which no member's change triggers. */
export async function countDaysTogether(platform: Platform): Promise<void> {
  const today = Temporal.PlainDate.from(todayInIndia(platform.clock));
  const beginnings = TOGETHER_TARGETS.flatMap((days) =>
    Array.from({ length: DAYS_BACK }, (_, late) => today.subtract({ days: days + late }).toString()),
  );
  const failures = await collectFailures(await findCouplesSince(platform.db, beginnings), async (coupleId) => {
    await settleAchievements(platform, coupleId, null);
  });
  throwTogether(failures, 'countDaysTogether');
}
