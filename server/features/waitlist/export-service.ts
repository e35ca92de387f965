import { brand } from '#domain/kernel/brand.ts';
import type { WaitlistExport } from '#domain/waitlist/admin.ts';
import type { WaitlistEntry } from '#domain/waitlist/schema.ts';
import { adminWaitlistText as text } from '#messages/en/admin/waitlist.ts';
import { recordExport } from '#server/features/audit/service.ts';
import { todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { toCsvFile } from '#server/platform/lists/csv.ts';
import { readPages } from '#server/platform/lists/paging.ts';
import { listEntries } from './admin-queries.ts';
import { isPilotCity } from './policy.ts';

/** Returns the entries that match the filters as a spreadsheet, newest first. */
export async function exportWaitlist(context: MemberContext, filters: WaitlistExport) {
  const { db, clock } = context;
  const pages = readPages(
    (page) => listEntries(db, page, filters),
    ({ createdAt, id }) => [createdAt, id],
  );
  const name = `${brand.slug}-waitlist-${todayInIndia(clock)}.csv`;
  await recordExport(context, 'waitlist.export', name, filters);
  return toCsvFile(context, { name, heads: Object.values(text.exportColumns), pages, toLine });
}

/** The cells of an entry, in the order of `exportColumns`. */
function toLine(entry: WaitlistEntry): string[] {
  return [
    entry.partner1Name,
    entry.partner2Name,
    entry.email,
    entry.phone,
    entry.city,
    isPilotCity(entry.city) ? text.pilotAccess : text.expansion,
    entry.relationshipStage ? text.stages[entry.relationshipStage] : '',
    text.statuses[entry.status],
    entry.interests ?? '',
    entry.createdAt,
  ];
}
