import type { AdminUser, AdminUserPatch, UsersPageQuery } from '#domain/users/schema.ts';
import { adminUsersText } from '#messages/en/admin/users.ts';
import type { Transaction } from '#server/db/database.ts';
import { lockAdmins } from '#server/features/accounts/operator-service.ts';
import { eraseMember } from '#server/features/accounts/profile-service.ts';
import { endAllSessions } from '#server/features/accounts/session-service.ts';
import { recordAudit } from '#server/features/audit/service.ts';
import { lockForDeletion } from '#server/features/couples/leaving-service.ts';
import { isPremiumAt, premiumSourceAt, setPremium } from '#server/features/subscription/premium-service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { listUsers, lockUserForAdmin, orderValues, updateUserFlags, type UserOrder } from './queries.ts';

type UserRow = NonNullable<Awaited<ReturnType<typeof lockUserForAdmin>>>;

/** Returns members for the panel, with `X-Next-Cursor` if more follow. */
export async function readUsers(context: MemberContext, input: UsersPageQuery): Promise<AdminUser[]> {
  const order = input?.order ?? 'newest';
  const page = parsePageRequest(input, orderValues[order]);
  const nowIso = toIso(context.clock.now());
  const rows = await listUsers(context.db, { page, search: input?.search, kind: input?.kind, order, nowIso });
  return toPage(context, rows, page, (row) => cursorKey(row, order)).map((row) => toAdminUser(row, nowIso));
}

/** Sets a member's flags. Admins cannot remove their own access, so at least one admin remains. */
export async function updateUser(context: MemberContext, { id, ...patch }: AdminUserPatch): Promise<AdminUser> {
  const nowIso = toIso(context.clock.now());
  if (id === context.member.id && patch.isAdmin === false)
    throw refuse.forbidden('own_admin_flag', adminUsersText.ownAdminFlag);
  return context.changeFor(async (tx) => {
    if (patch.isAdmin === false) await requireAdmin(tx, context);
    const before = toAdminUser(await lockUser(tx, id), nowIso);
    const { isPremium: _premium, ...flags } = patch;
    // The admin verifies the present address of the account.
    await updateUserFlags(tx, id, { ...flags, ...(flags.emailVerified && { pendingEmail: null }) });
    if (patch.isPremium !== undefined) await setPremium(tx, context, id, patch.isPremium);
    // The instant after the change, so that premium ended in it counts as ended.
    const after = toAdminUser(await lockUser(tx, id), toIso(context.clock.now()));
    await recordAudit(tx, context, {
      action: 'user.update',
      subject: subjectOf(after),
      before: flagsOf(before),
      after: flagsOf(after),
    });
    return { result: after, audience: [id] };
  });
}

export async function endSessionsOf(context: MemberContext, { id }: { id: string }): Promise<{ ended: number }> {
  return context.change(async (tx) => {
    const user = toAdminUser(await lockUser(tx, id), toIso(context.clock.now()));
    const ended = await endAllSessions(tx, id);
    await recordAudit(tx, context, {
      action: 'user.end-sessions',
      subject: subjectOf(user),
      after: { sessions: ended },
    });
    return { ended };
  });
}

export async function deleteUser(context: MemberContext, { id }: { id: string }): Promise<void> {
  if (id === context.member.id) throw refuse.forbidden('own_account', adminUsersText.ownAccount);
  await context.changeMembership(async (tx) => {
    await lockForDeletion(tx, id);
    await requireAdmin(tx, context);
    const user = toAdminUser(await lockUser(tx, id), toIso(context.clock.now()));
    const partnerIds = await eraseMember(tx, context, id);
    await recordAudit(tx, context, {
      action: 'user.delete',
      subject: subjectOf(user),
      before: flagsOf(user),
    });
    return { result: undefined, audience: [id, ...partnerIds] };
  });
}

/** Locks all admins and throws if the caller is not one. If two remove each other's access, one keeps it. */
async function requireAdmin(tx: Transaction, { member }: MemberContext): Promise<void> {
  const adminIds = await lockAdmins(tx);
  if (!adminIds.includes(member.id)) throw refuse.forbidden();
}

async function lockUser(tx: Transaction, userId: string): Promise<UserRow> {
  const row = await lockUserForAdmin(tx, userId);
  if (!row) throw refuse.notFound();
  return row;
}

/** Returns a member as the panel shows them, from a list row or a single row. */
export function toAdminUser(row: UserRow & Partial<ListedUser>, nowIso: string): AdminUser {
  const { premiumUntil, partnerPremiumUntil, avatarVersion, nameKey: _name, emailKey: _email, ...user } = row;
  return {
    ...user,
    isPremium: isPremiumAt(premiumUntil, nowIso),
    premiumSource: premiumSourceAt({ premiumUntil, partnerPremiumUntil }, nowIso),
    profileImageUrl: avatarVersion && `/api/users/${user.id}/avatar/${avatarVersion}`,
  };
}

type ListedUser = Awaited<ReturnType<typeof listUsers>>[number];

/** Returns a row's cursor values in the list's order. */
export function cursorKey(row: ListedUser, order: UserOrder): readonly string[] {
  if (order === 'name' || order === 'name-descending') return [row.nameKey, row.id];
  if (order === 'email' || order === 'email-descending') return [row.emailKey, row.id];
  return [row.createdAt, row.id];
}

/** Names the member without the e-mail address, which must not outlive the account. */
function subjectOf({ id, firstName, lastName }: AdminUser) {
  return { id, label: `${firstName} ${lastName}` };
}

function flagsOf({ isPremium, emailVerified, isAdmin, mustChangePassword }: AdminUser) {
  return { isPremium, emailVerified, isAdmin, mustChangePassword };
}
