import type { AdminUser, UsersExport } from '#contract/admin/users.ts';
import { brand } from '#contract/brand.ts';
import { adminText } from '#messages/en/admin/frame.ts';
import { adminUsersText as text } from '#messages/en/admin/users.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { toCsvFile } from '#server/platform/lists/csv.ts';
import { readPages } from '#server/platform/lists/paging.ts';
import { listUsers } from './queries.ts';
import { placeOf, toAdminUser } from './service.ts';

/** The members that the filters find, in the list's order, for a spreadsheet. */
export function exportUsers({ db, clock }: MemberContext, filters: UsersExport) {
  const order = filters?.order ?? 'newest';
  const nowIso = toIso(clock.now());
  const pages = readPages(
    (part) => listUsers(db, { part, search: filters?.search, kind: filters?.kind, order, nowIso }),
    (row) => placeOf(row, order),
  );
  const fileName = `${brand.slug}-users-${todayInIndia(clock)}.csv`;
  return toCsvFile(fileName, Object.values(text.exportColumns), pages, (row) =>
    toLine(toAdminUser(row, nowIso)),
  );
}

/** In the order of `exportColumns`. */
function toLine(user: AdminUser): string[] {
  return [
    user.firstName,
    user.lastName,
    user.email,
    ...[user.emailVerified, user.isPremium, user.isAdmin].map((flag) =>
      flag ? adminText.yes : adminText.no,
    ),
    user.city ?? '',
    user.createdAt,
  ];
}
