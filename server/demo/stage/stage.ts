import { INDIA } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import type { Side } from '../story/shapes.ts';
import type { Actor } from './actor.ts';

export interface DemoOptions {
  /** Pixels of a picture's longer side; fewer make it faster. */
  pictureSide?: number;
}

/** What every part of the demo plays on. */
export interface Stage {
  platform: Platform;
  options: DemoOptions;
  /** The moment of seeding, and its day in India. */
  now: Temporal.Instant;
  today: Temporal.PlainDate;
}

/** The members of the demo, once they are there. */
export interface Cast extends Record<Side, Actor> {
  admin: Actor;
}

/**
 * One feature's share of the demo, played once through its services. After a kill it is played again, when the members
 * and all that was theirs are gone: what belongs to no member (a deal, a gift card) must look whether it is there.
 */
export type DemoPart = (stage: Stage, cast: Cast) => Promise<void>;

export function setStage(platform: Platform, options: DemoOptions): Stage {
  const now = platform.clock.now();
  return { platform, options, now, today: now.toZonedDateTimeISO(INDIA).toPlainDate() };
}

/** The instant of a day and a time (HH:MM) in India. */
export function momentOf(day: Temporal.PlainDate, time: string): Temporal.Instant {
  return day.toZonedDateTime({ timeZone: INDIA, plainTime: time }).toInstant();
}

export function otherSide(side: Side): Side {
  return side === 'riya' ? 'arjun' : 'riya';
}

/** Runs `work` for each item, at most `limit` at once. Rejects with the first failure and starts no more. */
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
  await Promise.all(Array.from({ length: limit }, runLane));
}
