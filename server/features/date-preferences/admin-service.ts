import type { AdminDatePreferences, DatePreferencesPageQuery } from '#domain/date-preferences/admin.ts';
import type { BulkResult, WaitingRows } from '#domain/operations/bulk.ts';
import { changeInBulk } from '#server/features/audit/bulk-service.ts';
import { type AuditedChange, recordAudit } from '#server/features/audit/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import {
  findPreferencesForAdmin,
  listPreferencesForAdmin,
  lockPreferences,
  markAllFollowedUp,
  markFollowedUp,
} from './admin-queries.ts';

export async function readPreferencesForAdmin(
  context: MemberContext,
  input: DatePreferencesPageQuery,
): Promise<AdminDatePreferences[]> {
  const page = parsePageRequest(input, ['instant', 'id']);
  const isFollowedUp = input?.isFollowedUp === undefined ? undefined : input.isFollowedUp === 'true';
  const { search, order } = input ?? {};
  const rows = await listPreferencesForAdmin(context.db, { page, search, isFollowedUp, order });
  return toPage(context, rows, page, ({ createdAt, id }) => [createdAt, id]).map(toAnswer);
}

/** Marks the preferences as followed up. A second call changes nothing. */
export async function followUp(context: MemberContext, { id }: { id: string }): Promise<AdminDatePreferences> {
  const { member, clock } = context;
  return context.change(async (tx) => {
    const isNew = await markFollowedUp(tx, id, { adminId: member.id, at: toIso(clock.now()) });
    const row = await findPreferencesForAdmin(tx, id);
    if (!row) throw refuse.notFound();
    const answer = toAnswer(row);
    if (isNew) await recordAudit(tx, context, toFollowUpAudit(row, answer.followedUpAt));
    return answer;
  });
}

/** Marks many preferences as followed up, and skips those that another admin has followed up meanwhile. */
export async function followUpMany(context: MemberContext, input: WaitingRows): Promise<BulkResult> {
  const at = toIso(context.clock.now());
  return changeInBulk<Row>(context, {
    chosen: input.ids && new Set(input.ids).size,
    lock: (tx, limit) => lockPreferences(tx, input, limit),
    judge: (row) => (row.followedUpAt === null ? null : 'changed'),
    change: (tx, rows) =>
      markAllFollowedUp(
        tx,
        rows.map(({ id }) => id),
        { adminId: context.member.id, at },
      ),
    toAudit: (row) => toFollowUpAudit(row, at),
  });
}

function toFollowUpAudit({ id, firstName, lastName }: Row, followedUpAt: string | null): AuditedChange {
  return {
    action: 'date-preferences.follow-up',
    subject: { id, label: `${firstName} ${lastName}` },
    before: { followedUpAt: null },
    after: { followedUpAt },
  };
}

type Row = NonNullable<Awaited<ReturnType<typeof findPreferencesForAdmin>>>;

function toAnswer({ userId, firstName, lastName, email, ...wish }: Row): AdminDatePreferences {
  return { ...wish, user: { id: userId, firstName, lastName, email } };
}
