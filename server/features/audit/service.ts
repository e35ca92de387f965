import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AuditEntry, AuditPageQuery } from '#domain/audit/schema.ts';
import { adminOperationsText } from '#messages/en/admin/operations.ts';
import type { Transaction } from '#server/db/database.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, Platform } from '#server/platform/context.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import {
  deleteAuditEntriesBefore,
  insertAdminEntries,
  insertOperatorEntry,
  listAuditEntries,
  type NewAuditEntry,
} from './queries.ts';

/** Days for which log entries are kept. */
export const AUDIT_DAYS = 730;

/** A change by an admin. `before` is absent for a created record, `after` for a deleted one. */
export interface AuditedChange {
  /** The resource and the verb: `deal.update`. */
  action: string;
  subject: { id: string; label: string };
  before?: object;
  after?: object;
}

/**
 * Writes an admin's changes to the log, in the transaction that makes them. Logs only the fields that differ and skips
 * changes without any; the fields must never contain a couple's own texts.
 */
export async function recordAudit(
  tx: Transaction,
  { member, clock }: MemberContext,
  ...changes: readonly AuditedChange[]
): Promise<void> {
  const nowIso = toIso(clock.now());
  const entries = changes.map((change) => toEntry(change, nowIso)).filter((entry) => entry !== null);
  if (entries.length > 0) await insertAdminEntries(tx, member.id, entries);
}

/** Logs a change from the operator's shell, without a signed-in member. */
export async function recordOperatorAudit(tx: Transaction, change: AuditedChange, nowIso: string): Promise<void> {
  const entry = toEntry(change, nowIso);
  if (entry) await insertOperatorEntry(tx, adminOperationsText.operator, entry);
}

/**
 * Logs that an admin exported a list as a file, with its filters. The search text is left out, because it may be an
 * address.
 */
export async function recordExport(
  context: MemberContext,
  action: `${string}.export`,
  fileName: string,
  filters: object = {},
): Promise<void> {
  const filteredBy = Object.keys(filters).join(', ');
  await context.change((tx) =>
    recordAudit(tx, context, { action, subject: { id: fileName, label: fileName }, after: { filteredBy } }),
  );
}

export async function readAuditLog(context: MemberContext, input: AuditPageQuery): Promise<AuditEntry[]> {
  const page = parsePageRequest(input, ['instant', 'id']);
  const entries = await listAuditEntries(context.db, page, input?.search);
  return toPage(context, entries, page, ({ createdAt, id }) => [createdAt, id]);
}

/** Deletes entries older than the retention period. */
export async function deleteOldAuditEntries({ db, clock }: Platform): Promise<void> {
  await deleteAuditEntriesBefore(db, toIso(clock.now().subtract({ hours: 24 * AUDIT_DAYS })));
}

/** Returns the log entry, or `null` if no field changed. */
function toEntry({ action, subject, before, after }: AuditedChange, createdAt: string): NewAuditEntry | null {
  const changed = before && after ? pickChangedFields(before, after) : { before, after };
  if (before && after && Object.keys(changed.after ?? {}).length === 0) return null;
  return {
    id: randomUUIDv7(),
    action,
    subjectId: subject.id,
    subjectLabel: subject.label,
    before: changed.before ?? null,
    after: changed.after ?? null,
    createdAt,
  };
}

function pickChangedFields(before: object, after: object) {
  const wasBefore = new Map<string, unknown>(Object.entries(before));
  const differing = Object.entries(after).filter(([field, value]) => !isDeepStrictEqual(wasBefore.get(field), value));
  return {
    before: Object.fromEntries(differing.map(([field]) => [field, wasBefore.get(field) ?? null])),
    after: Object.fromEntries(differing),
  };
}
