import { DEFAULT_LANGUAGE } from '#domain/kernel/languages.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { withAdvisoryLock } from '#packages/kysely-pipeline/advisory-lock.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { exemptDemoAdmin, grantAdmin, hasMembers } from '#server/features/accounts/operator-service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { DEMO_PASSWORD, people } from './fixtures/members.ts';
import { stages } from './seeders.ts';
import { deleteMembers, registerMembers } from './seeders/people.ts';
import { markSeedingStarted, markSeedingFinished, readDemoState } from './seeding-queries.ts';
import { createSeedContext, forEachLimited } from './seeding/seed-context.ts';

/** 'demo' in ASCII. */
const LOCK_KEY = 0x64656d6f;
/** Milliseconds to wait for the lock: longer than another process takes to seed on a slow machine. */
const PATIENCE_MS = 120_000;

/**
 * Seeds two years of records once, into a database without members, and returns true if the demo exists. One process
 * seeds while the others wait; it first deletes the members that a killed process left.
 */
export async function seedDemo(platform: Platform): Promise<boolean> {
  const { db } = platform;
  const seedOnce = async () => {
    const state = await readDemoState(db);
    if (state === 'finished') return true;
    const seeding = createSeedContext(platform);
    if (state === 'begun') {
      await deleteMembers(seeding);
    } else {
      if (await hasMembers(db)) return false;
      await markSeedingStarted(db, toIso(seeding.now));
    }
    await seed();
    return true;

    async function seed(): Promise<void> {
      const startedAt = performance.now();
      platform.log.info({}, 'seeding the demo couple …');
      const members = await registerMembers(seeding);
      for (const lanes of stages)
        await forEachLimited(lanes, lanes.length, async (lane) => {
          for (const seedFeature of lane) await seedFeature(seeding, members);
        });
      await inTransaction(db, async (tx) => {
        // Grants admin last, because `deleteMembers` could not delete the only admin after a crash.
        const nowIso = toIso(platform.clock.now());
        await grantAdmin(tx, people.admin.email, nowIso);
        await exemptDemoAdmin(tx, people.admin.email);
        await markSeedingFinished(tx, nowIso);
      });
      platform.log.info({ milliseconds: Math.round(performance.now() - startedAt) }, 'the demo couple was seeded');
    }
  };
  return runInLanguage(DEFAULT_LANGUAGE, () => withAdvisoryLock(db, LOCK_KEY, PATIENCE_MS, seedOnce));
}

/** Returns the list of demo sign-ins for the terminal. */
export function describeSignIns(): string {
  const roles = { riya: 'one of the couple', arjun: 'the other', admin: 'the admin' } as const;
  const lines = Object.entries(people).map(([name, { email }]) => {
    const role = Object.entries(roles).find(([known]) => known === name)?.[1] ?? '';
    return `    ${email.padEnd(22)} ${role}`;
  });
  return `  Demo sign-ins, all with the password “${DEMO_PASSWORD}”:\n${lines.join('\n')}\n`;
}
