import { brand } from '#domain/kernel/brand.ts';
import type { AdminUser, UsersExport } from '#domain/users/schema.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { adminUsersText as text } from '#messages/en/admin/users.ts';
import { recordExport } from '#server/features/audit/service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { toCsvFile } from '#server/platform/lists/csv.ts';
import { readPages } from '#server/platform/lists/paging.ts';
import { listUsers } from './queries.ts';
import { cursorKey, toAdminUser } from './service.ts';

/** Returns the members that match the filters as a spreadsheet, in the list's order. */
export async function exportUsers(context: MemberContext, filters: UsersExport) {
  const { db, clock } = context;
  const order = filters?.order ?? 'newest';
  const nowIso = toIso(clock.now());
  const pages = readPages(
    (page) => listUsers(db, { page, search: filters?.search, kind: filters?.kind, order, nowIso }),
    (row) => cursorKey(row, order),
  );
  const name = `${brand.slug}-users-${todayInIndia(clock)}.csv`;
  await recordExport(context, 'user.export', name, filters);
  return toCsvFile(context, {
    name,
    heads: Object.values(text.exportColumns),
    pages,
    toLine: (row) => toLine(toAdminUser(row, nowIso)),
  });
}

/** The cells of a member, in the order of `exportColumns`. */
function toLine(user: AdminUser): string[] {
  return [
    user.firstName,
    user.lastName,
    user.email,
    yesOrNo(user.emailVerified),
    user.premiumSource === 'partner' ? text.premiumOfPartner : yesOrNo(user.isPremium),
    yesOrNo(user.isAdmin),
    user.city ?? '',
    user.createdAt,
  ];
}

function yesOrNo(flag: boolean): string {
  return flag ? adminText.yes : adminText.no;
}
