import type { BulkResult } from '#domain/operations/bulk.ts';
import type { WaitlistBulk, WaitlistExport, WaitlistFigures, WaitlistPageQuery } from '#domain/waitlist/admin.ts';
import type { WaitlistEntry } from '#domain/waitlist/schema.ts';
import { adminWaitlistText } from '#messages/en/admin/waitlist.ts';
import type { Transaction } from '#server/db/database.ts';
import { changeInBulk } from '#server/features/audit/bulk-service.ts';
import { type AuditedChange, recordAudit } from '#server/features/audit/service.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import {
  countEntries,
  countFound,
  deleteEntryRow,
  listEntries,
  lockEntries,
  lockEntry,
  updateEntryRows,
} from './admin-queries.ts';
import { sendPilotLink } from './pilot-service.ts';
import { canMove, isPilotCity } from './policy.ts';

/** Number of cities above the list (admin specification, section 9). */
const TOP_CITIES = 8;

/** Returns the waitlist for the panel, with `X-Next-Cursor` if more follow. */
export async function readWaitlist(context: MemberContext, input: WaitlistPageQuery): Promise<WaitlistEntry[]> {
  const page = parsePageRequest(input, ['instant', 'id']);
  const entries = await listEntries(context.db, page, input);
  return toPage(context, entries, page, ({ createdAt, id }) => [createdAt, id]);
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

/**
 * Sets an entry's next status. An approved pilot couple gets its link by mail, and setting the present status changes
 * nothing.
 */
export async function updateEntryStatus(
  context: MemberContext,
  { id, status }: { id: string; status: 'contacted' | 'approved' },
): Promise<WaitlistEntry> {
  return context.change(async (tx) => {
    const entry = await requireEntry(tx, id);
    if (entry.status === status) return entry;
    if (!canMove(entry.status, status)) throw refuse.conflict('already_decided', adminWaitlistText.alreadyApproved);
    await moveEntries(tx, context, [entry], status);
    await recordAudit(tx, context, toAudit(entry, status));
    return { ...entry, status };
  });
}

/** Sets the status of many entries, and skips those that have changed since they were shown or cannot move to it. */
export async function updateManyEntries(context: MemberContext, input: WaitlistBulk): Promise<BulkResult> {
  const { status, rows } = input;
  const shown = rows && new Map(rows.map((row) => [row.id, row.status]));
  return changeInBulk<WaitlistEntry>(context, {
    chosen: shown?.size,
    lock: (tx, limit) => lockEntries(tx, input, limit),
    judge(entry) {
      if (shown && shown.get(entry.id) !== entry.status) return 'changed';
      return entry.status !== status && canMove(entry.status, status) ? null : 'final';
    },
    change: (tx, entries) => moveEntries(tx, context, entries, status),
    toAudit: (entry) => toAudit(entry, status),
  });
}

export async function countFoundEntries({ db }: MemberContext, filters: WaitlistExport) {
  return { count: await countFound(db, filters ?? {}) };
}

async function moveEntries(
  tx: Transaction,
  context: MemberContext,
  entries: readonly WaitlistEntry[],
  status: WaitlistEntry['status'],
): Promise<void> {
  await updateEntryRows(
    tx,
    entries.map(({ id }) => id),
    status,
  );
  if (status !== 'approved') return;
  for (const entry of entries) if (isPilotCity(entry.city)) await sendPilotLink(tx, context, entry);
}

function toAudit(entry: WaitlistEntry, status: WaitlistEntry['status']): AuditedChange {
  return {
    action: 'waitlist.update',
    subject: subjectOf(entry),
    before: { status: entry.status },
    after: { status },
  };
}

export async function deleteEntry(context: MemberContext, { id }: { id: string }): Promise<void> {
  await context.change(async (tx) => {
    const entry = await requireEntry(tx, id);
    await deleteEntryRow(tx, id);
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

/** Names the couple without address and phone number, which must not outlive the entry. */
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
  return [...sums].toSorted(([a, countA], [b, countB]) => countB - countA || String(a).localeCompare(String(b)));
}
