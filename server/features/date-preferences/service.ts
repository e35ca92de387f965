import { randomUUIDv7 } from 'node:crypto';
import type { DatePreferences, DatePreferencesInput } from '#domain/date-preferences/schema.ts';
import type { ShortPageQuery } from '#domain/kernel/paging.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { readNewest } from '#server/platform/lists/paging.ts';
import { listPreferences, savePreferences } from './queries.ts';

const SHOWN_PREFERENCES = 100;

/** Returns the member's preferences, newest first. */
export function readPreferences(context: MemberContext, query: ShortPageQuery): Promise<DatePreferences[]> {
  const { db, member } = context;
  return readNewest(
    context,
    query,
    SHOWN_PREFERENCES,
    (page) => listPreferences(db, member.id, page),
    ({ createdAt, id }) => [createdAt, id],
  );
}

/** Saves the preferences for a follow-up within 24 hours. Preferences sent twice cause one follow-up. */
export async function submitPreferences(context: MemberContext, input: DatePreferencesInput): Promise<DatePreferences> {
  const { member, clock } = context;
  const wish = { ...input, id: randomUUIDv7(), userId: member.id, createdAt: toIso(clock.now()) };
  return context.change(async (tx) => {
    const room = await context.storageLimits.makeRoom(tx, 'datePreferences', member);
    return savePreferences(tx, room, wish);
  });
}
