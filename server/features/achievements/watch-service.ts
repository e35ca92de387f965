import { setTimeout as sleep } from 'node:timers/promises';
import { findCoupleOf, findCouplesSince } from '#server/features/couples/service.ts';
import { todayInIndia } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { TOGETHER_TARGETS } from './policy.ts';
import { settleAchievements } from './service.ts';

/** So many milliseconds of changes are counted together: somebody who records ten things in a row is counted once or twice. */
const GATHER_MS = 500;

/**
 * Counts a couple's achievements soon after each committed change that declares to change them, one couple after the other and
 * outside of the call, so that no write waits for it. What a process loses by being killed, the next change, check or look at
 * the achievements makes up for. Returns how to stop: once what waits has been counted.
 */
export function watchAchievements(platform: Platform): () => Promise<void> {
  // Members, each once however often they changed something.
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

  const stopObserving = platform.live.observe((memberIds, resources) => {
    if (!resources.includes('achievements')) return;
    for (const memberId of memberIds) waiting.add(memberId);
    counting ??= countWaiting();
  });
  return async () => {
    stopObserving();
    await counting;
  };
}

/** A day on which no process ran is made up for as long as this. */
const DAYS_BACK = 3;

/** Unlocks the achievements of days together, which nobody's change brings about. */
export async function countDaysTogether(platform: Platform): Promise<void> {
  const today = Temporal.PlainDate.from(todayInIndia(platform.clock));
  const beginnings = TOGETHER_TARGETS.flatMap((days) =>
    Array.from({ length: DAYS_BACK }, (_, late) => today.subtract({ days: days + late }).toString()),
  );
  for (const coupleId of await findCouplesSince(platform.db, beginnings)) {
    await settleAchievements(platform, coupleId, null);
  }
}
