import type { MemberContext } from '#server/platform/context.ts';
import { findPreferences, updatePreferences } from './queries.ts';

interface Preferences {
  namesRemindersOnLockScreen: boolean;
}

export function readPreferences({ db, member }: MemberContext): Promise<Preferences> {
  return findPreferences(db, member.id);
}

/** The partner must not notice: nothing is announced to them. */
export async function changePreferences(context: MemberContext, input: Preferences): Promise<Preferences> {
  const { member } = context;
  return context.changeFor(async (tx) => {
    await updatePreferences(tx, member.id, input);
    return { result: await findPreferences(tx, member.id), audience: [], isPrivate: true };
  });
}
