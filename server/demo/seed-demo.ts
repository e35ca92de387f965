import { grantAdmin, hasMembers } from '#server/features/accounts/operator-service.ts';
import { withAdvisoryLock } from '#server/db/driver/advisory-lock.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { demoParts } from './parts.ts';
import { dismissPeople, gatherPeople } from './parts/people.ts';
import { setStage, type DemoOptions } from './stage/stage.ts';
import { noteBeginning, noteEnd, readDemoState } from './state-queries.ts';
import { people } from './story/members.ts';

/** 'demo' in ASCII. */
const LOCK_KEY = 0x64656d6f;
/** Longer than another process takes on a slow machine. */
const PATIENCE_MS = 120_000;

/**
 * Makes the demo couple with its two years of life in a database without members, once. One process makes it while the
 * others wait; what a killed process left half made is removed and made anew. Answers whether the demo stands.
 */
export async function seedDemo(platform: Platform, options: DemoOptions = {}): Promise<boolean> {
  const { db } = platform;
  return withAdvisoryLock(db, LOCK_KEY, PATIENCE_MS, async () => {
    const state = await readDemoState(db);
    if (state === 'finished') return true;
    const stage = setStage(platform, options);
    if (state === 'begun') {
      await dismissPeople(stage);
    } else {
      if (await hasMembers(db)) return false;
      await noteBeginning(db, toIso(stage.now));
    }
    await play();
    return true;

    async function play(): Promise<void> {
      const startedAt = performance.now();
      const cast = await gatherPeople(stage);
      for (const playPart of demoParts) await playPart(stage, cast);
      await inTransaction(db, async (tx) => {
        // An admin only now: the only admin could not be dismissed.
        const nowIso = toIso(platform.clock.now());
        await grantAdmin(tx, people.admin.email, nowIso);
        await noteEnd(tx, nowIso);
      });
      platform.log.info(
        { milliseconds: Math.round(performance.now() - startedAt) },
        'the demo couple was made',
      );
    }
  });
}
