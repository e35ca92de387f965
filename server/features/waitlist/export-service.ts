import type { WaitlistExport } from '#contract/admin/waitlist.ts';
import { brand } from '#contract/brand.ts';
import type { WaitlistEntry } from '#contract/waitlist.ts';
import { adminWaitlistText as text } from '#messages/en/admin/waitlist.ts';
import { todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { toCsv, toCsvFile } from '#server/platform/lists/csv.ts';
import { listEntries } from './admin-queries.ts';
import { isPilotCity } from './policy.ts';

/** Rows that are read at once: of a list of 100,000 only a part stands in memory as rows. */
const PAGE_SIZE = 5000;

/** The entries that the filters find, the newest first, for a spreadsheet. */
export async function exportWaitlist({ db, clock }: MemberContext, filters: WaitlistExport) {
  const parts = [toCsv([Object.values(text.exportColumns)], true)];
  let after: readonly string[] | undefined;
  do {
    const rows = await listEntries(db, { limit: PAGE_SIZE, after }, filters);
    parts.push(toCsv(rows.slice(0, PAGE_SIZE).map(toLine), false));
    const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
    after = last && [last.createdAt, last.id];
  } while (after);
  return toCsvFile(`${brand.slug}-waitlist-${todayInIndia(clock)}.csv`, parts);
}

/** In the order of `exportColumns`. */
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
