import type { AdminDatePreferences, DatePreferencesPart } from '#contract/admin/date-preferences.ts';
import { recordAudit } from '#server/features/audit/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { closePart, openPart } from '#server/platform/lists/paging.ts';
import { findPreferencesForAdmin, listPreferencesForAdmin, markFollowedUp } from './admin-queries.ts';

export async function readPreferencesForAdmin(
  context: MemberContext,
  input: DatePreferencesPart,
): Promise<AdminDatePreferences[]> {
  const part = openPart(input, ['instant', 'id']);
  const isFollowedUp = input?.isFollowedUp === undefined ? undefined : input.isFollowedUp === 'true';
  const { search, order } = input ?? {};
  const rows = await listPreferencesForAdmin(context.db, { part, search, isFollowedUp, order });
  return closePart(context, rows, part, ({ createdAt, id }) => [createdAt, id]).map(toAnswer);
}

/** Somebody was in touch. Noted once: a second time changes nothing. */
export async function followUp(
  context: MemberContext,
  { id }: { id: string },
): Promise<AdminDatePreferences> {
  const { member, clock } = context;
  return context.change(async (tx) => {
    const isNew = await markFollowedUp(tx, id, { adminId: member.id, at: toIso(clock.now()) });
    const row = await findPreferencesForAdmin(tx, id);
    if (!row) throw refuse.notFound();
    const answer = toAnswer(row);
    if (isNew) {
      await recordAudit(tx, context, {
        action: 'date-preferences.follow-up',
        subject: { id, label: `${row.firstName} ${row.lastName}` },
        before: { followedUpAt: null },
        after: { followedUpAt: answer.followedUpAt },
      });
    }
    return answer;
  });
}

type Row = NonNullable<Awaited<ReturnType<typeof findPreferencesForAdmin>>>;

function toAnswer({ userId, firstName, lastName, email, ...wish }: Row): AdminDatePreferences {
  return { ...wish, user: { id: userId, firstName, lastName, email } };
}
