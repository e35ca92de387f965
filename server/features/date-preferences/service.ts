import { randomUUIDv7 } from 'node:crypto';
import type { DatePreferences, DatePreferencesInput } from '#contract/date-preferences.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { listPreferences, savePreferences } from './queries.ts';

const SHOWN_PREFERENCES = 100;

/** The newest 100: the screen shows no more. */
export function readPreferences({ db, member }: MemberContext): Promise<DatePreferences[]> {
  return listPreferences(db, member.id, SHOWN_PREFERENCES);
}

export function readAllPreferences({ db, member }: MemberContext): Promise<DatePreferences[]> {
  return listPreferences(db, member.id, null);
}

/** Saves the preferences for a follow-up within 24 hours. Sent twice, they are one follow-up. */
export async function submitPreferences(
  context: MemberContext,
  input: DatePreferencesInput,
): Promise<DatePreferences> {
  const { member, clock } = context;
  const wish = { ...input, id: randomUUIDv7(), userId: member.id, createdAt: toIso(clock.now()) };
  return context.change(async (tx) => {
    const room = await context.capacities.makeRoom(tx, 'datePreferences', member);
    return savePreferences(tx, room, wish);
  });
}
