import { INDIA } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import type { Side } from '../fixtures/shapes.ts';
import type { Actor } from './actor.ts';

/** The context of every seeder. */
export interface SeedContext {
  platform: Platform;
  /** The instant of seeding, and its day in India. */
  now: Temporal.Instant;
  today: Temporal.PlainDate;
}

/** The registered members of the demo. */
export interface DemoMembers extends Record<Side, Actor> {
  admin: Actor;
}

/**
 * Seeds one feature through its services. It runs again after a crash deleted the members and their records, so it must
 * check for existing rows that belong to no member (a deal, a gift card).
 */
export type Seeder = (seeding: SeedContext, members: DemoMembers) => Promise<void>;

export function createSeedContext(platform: Platform): SeedContext {
  const now = platform.clock.now();
  return { platform, now, today: now.toZonedDateTimeISO(INDIA).toPlainDate() };
}

/** Returns the instant of a day and a time (HH:MM) in India. */
export function momentOf(day: Temporal.PlainDate, time: string): Temporal.Instant {
  return day.toZonedDateTime({ timeZone: INDIA, plainTime: time }).toInstant();
}

export function otherSide(side: Side): Side {
  return side === 'riya' ? 'arjun' : 'riya';
}

/**
 * Runs `work` for each item, at most `limit` at once. After a failure it starts no further item, waits for the running
 * ones, and rejects.
 */
export async function forEachLimited<T>(
  items: readonly T[],
  limit: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  let hasFailed = false;
  async function runLane(): Promise<void> {
    for (const [index, item] of queue) {
      if (hasFailed) return;
      await work(item, index).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  }
  const lanes = Array.from({ length: limit }, runLane);
  await Promise.allSettled(lanes);
  await Promise.all(lanes);
}
