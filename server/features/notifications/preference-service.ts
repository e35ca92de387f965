import { PUSH_GROUPS } from '#domain/notifications/facts.ts';
import type { NotificationPreferences, PreferencesInput } from '#domain/notifications/schema.ts';
import { notificationsText } from '#messages/notifications.ts';
import type { Database } from '#server/db/database.ts';
import { updateUserRow } from '#server/db/repositories/users.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { makeHeldPushesDue } from './held-queries.ts';
import { changeMailChoice, takesMails } from './mail-choice-service.ts';
import { findPreferences } from './queries.ts';

export function readPreferences(context: MemberContext): Promise<NotificationPreferences> {
  return readOf(context.db, context);
}

/** Changes the member's preferences, without an announcement to the partner. */
export async function changePreferences(
  context: MemberContext,
  input: PreferencesInput,
): Promise<NotificationPreferences> {
  const { clock, member } = context;
  return context.changeFor(async (tx) => {
    const { push, quietHours, ...rest } = await readOf(tx, context, { isLocked: true });
    const pushes = { ...push, ...input.push };
    const { isOn, from, to } = { ...quietHours, ...input.quietHours };
    if (from === to) throw refuse.invalid('invalid', notificationsText.quietTimesSame);
    const { hidesContentOnLockScreen, namesRemindersOnLockScreen } = { ...rest, ...input };
    await updateUserRow(tx, member.id, {
      pushesOff: PUSH_GROUPS.filter((group) => !pushes[group]),
      hasQuietHours: isOn,
      quietFrom: from,
      quietTo: to,
      hidesLockScreen: hidesContentOnLockScreen,
      namesRemindersOnLockScreen,
    });
    if (input.takesMails !== undefined)
      await changeMailChoice(tx, context, (await findPreferences(tx, member.id)).email, input.takesMails);
    // Held pushes would otherwise be released at the end of the old quiet hours.
    if (input.quietHours) await makeHeldPushesDue(tx, member.id, toIso(clock.now()));
    return { result: await readOf(tx, context), audience: [], isPrivate: true };
  });
}

async function readOf(
  db: Database,
  context: MemberContext,
  options?: { isLocked: boolean },
): Promise<NotificationPreferences> {
  const { email, ...row } = await findPreferences(db, context.member.id, options);
  const isOn = (group: (typeof PUSH_GROUPS)[number]) => !row.pushesOff.includes(group);
  return {
    push: {
      nudges: isOn('nudges'),
      dates: isOn('dates'),
      memories: isOn('memories'),
      money: isOn('money'),
      reminders: isOn('reminders'),
      dailyQuestion: isOn('dailyQuestion'),
      offers: isOn('offers'),
    },
    quietHours: { isOn: row.hasQuietHours, from: row.quietFrom, to: row.quietTo },
    hidesContentOnLockScreen: row.hidesContentOnLockScreen,
    namesRemindersOnLockScreen: row.namesRemindersOnLockScreen,
    takesMails: await takesMails(db, context, email),
  };
}
