import type { WaitlistFigures, WaitlistPart } from '#contract/admin/waitlist.ts';
import type { WaitlistEntry } from '#contract/waitlist.ts';
import { adminWaitlistText } from '#messages/en/admin/waitlist.ts';
import type { Transaction } from '#server/db/database.ts';
import { recordAudit } from '#server/features/audit/service.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { closePart, openPart } from '#server/platform/lists/paging.ts';
import { countEntries, deleteEntry, listEntries, lockEntry, updateEntryStatus } from './admin-queries.ts';
import { canMove, isPilotCity } from './policy.ts';

/** How many cities stand above the list (admin specification, section 9). */
const TOP_CITIES = 8;

/** The waitlist for the panel, with `X-Next-Cursor` while there are more. */
export async function readWaitlist(context: MemberContext, input: WaitlistPart): Promise<WaitlistEntry[]> {
  const part = openPart(input, ['instant', 'id']);
  const entries = await listEntries(context.db, part, input);
  return closePart(context, entries, part, ({ createdAt, id }) => [createdAt, id]);
}

export async function readWaitlistFigures({ db }: MemberContext): Promise<WaitlistFigures> {
  const counts = await countEntries(db);
  const statuses = sumBy(counts, ({ status }) => status);
  const stages = sumBy(counts, ({ stage }) => stage);
  const cities = sumBy(counts, ({ city }) => city);
  const total = sum(counts);
  const pilot = sum(counts.filter(({ city }) => isPilotCity(city)));
  return {
    total,
    pilot,
    expansion: total - pilot,
    statuses: {
      pending: statuses.get('pending') ?? 0,
      contacted: statuses.get('contacted') ?? 0,
      approved: statuses.get('approved') ?? 0,
    },
    cities: mostFirst(cities)
      .slice(0, TOP_CITIES)
      .map(([city, count]) => ({ city, count })),
    stages: mostFirst(stages).map(([stage, count]) => ({ stage, count })),
  };
}

/** Moves an entry on. Moving it to where it already is changes nothing. */
export async function moveEntry(
  context: MemberContext,
  { id, status }: { id: string; status: 'contacted' | 'approved' },
): Promise<WaitlistEntry> {
  return context.change(async (tx) => {
    const entry = await requireEntry(tx, id);
    if (entry.status === status) return entry;
    if (!canMove(entry.status, status)) throw refuse.conflict(adminWaitlistText.alreadyApproved);
    await updateEntryStatus(tx, id, status);
    await recordAudit(tx, context, {
      action: 'waitlist.update',
      subject: subjectOf(entry),
      before: { status: entry.status },
      after: { status },
    });
    return { ...entry, status };
  });
}

export async function removeEntry(context: MemberContext, { id }: { id: string }): Promise<void> {
  await context.change(async (tx) => {
    const entry = await requireEntry(tx, id);
    await deleteEntry(tx, id);
    await recordAudit(tx, context, {
      action: 'waitlist.delete',
      subject: subjectOf(entry),
      before: { city: entry.city, status: entry.status },
    });
  });
}

async function requireEntry(tx: Transaction, id: string): Promise<WaitlistEntry> {
  const entry = await lockEntry(tx, id);
  if (!entry) throw refuse.notFound();
  return entry;
}

/** The names say who it was; address and phone number go with the entry. */
function subjectOf({ id, partner1Name, partner2Name }: WaitlistEntry) {
  return { id, label: `${partner1Name} & ${partner2Name}` };
}

interface Counted {
  count: number;
}

function sum(rows: readonly Counted[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

function sumBy<Row extends Counted, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.count);
  return sums;
}

function mostFirst<Key>(sums: ReadonlyMap<Key, number>): [Key, number][] {
  return [...sums].toSorted(
    ([a, countA], [b, countB]) => countB - countA || String(a).localeCompare(String(b)),
  );
}
