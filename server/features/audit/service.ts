import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AuditEntry, AuditPageQuery } from '#contract/admin/audit.ts';
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

/** Days for which the log is kept. */
export const AUDIT_DAYS = 730;

/** What an admin changed. `before` is left out for what was made, `after` for what was deleted. */
export interface AuditedChange {
  /** What was done: the resource and the verb, `deal.update`. */
  action: string;
  subject: { id: string; label: string };
  before?: object;
  after?: object;
}

/**
 * Writes an admin's changes to the log, in the transaction that makes it. Of a change only the fields that differ are
 * kept, and one that changes nothing is not written. Nothing that a couple wrote may be among the fields.
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

/** The same for a change from the operator's shell, where nobody is signed in. */
export async function recordOperatorAudit(
  tx: Transaction,
  change: AuditedChange,
  nowIso: string,
): Promise<void> {
  const entry = toEntry(change, nowIso);
  if (entry) await insertOperatorEntry(tx, adminOperationsText.operator, entry);
}

/** Notes that an admin takes a list away as a file, and by which filters; not what was searched for, which may be an address. */
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

/** Deletes entries that are older than the log is kept. */
export async function deleteOldAuditEntries({ db, clock }: Platform): Promise<void> {
  await deleteAuditEntriesBefore(db, toIso(clock.now().subtract({ hours: 24 * AUDIT_DAYS })));
}

/** `null` when nothing changed. */
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
  const differing = Object.entries(after).filter(
    ([field, value]) => !isDeepStrictEqual(wasBefore.get(field), value),
  );
  return {
    before: Object.fromEntries(differing.map(([field]) => [field, wasBefore.get(field) ?? null])),
    after: Object.fromEntries(differing),
  };
}
