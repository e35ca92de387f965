import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AuditEntry, AuditPart } from '#contract/admin/audit.ts';
import { adminOperationsText } from '#messages/en/admin/operations.ts';
import type { Transaction } from '#server/db/database.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, Platform } from '#server/platform/context.ts';
import { closePart, openPart } from '#server/platform/lists/paging.ts';
import {
  deleteAuditEntriesBefore,
  insertAdminEntry,
  insertOperatorEntry,
  listAuditEntries,
  type NewAuditEntry,
} from './queries.ts';

/** Days for which the log is kept. */
export const AUDIT_DAYS = 730;

/** What an admin changed. `before` is left out for what was made, `after` for what was deleted. */
export interface AuditedChange {
  /** What was done: the noun and the verb, `deal.update`. */
  action: string;
  subject: { id: string; label: string };
  before?: object;
  after?: object;
}

/**
 * Writes an admin's change to the log, in the transaction that makes it. Of a change only the fields that differ are
 * kept, and one that changes nothing is not written. Nothing that a couple wrote may be among the fields.
 */
export async function recordAudit(
  tx: Transaction,
  { member, clock }: MemberContext,
  change: AuditedChange,
): Promise<void> {
  const entry = toEntry(change, toIso(clock.now()));
  if (entry) await insertAdminEntry(tx, member.id, entry);
}

/** The same for what was changed from the operator's shell, where nobody is signed in. */
export async function recordOperatorAudit(
  tx: Transaction,
  change: AuditedChange,
  nowIso: string,
): Promise<void> {
  const entry = toEntry(change, nowIso);
  if (entry) await insertOperatorEntry(tx, adminOperationsText.operator, entry);
}

export async function readAuditLog(context: MemberContext, input: AuditPart): Promise<AuditEntry[]> {
  const part = openPart(input, ['instant', 'id']);
  const entries = await listAuditEntries(context.db, part, input?.search);
  return closePart(context, entries, part, ({ createdAt, id }) => [createdAt, id]);
}

/** Forgets what is older than the log is kept. */
export async function forgetOldAuditEntries({ db, clock }: Platform): Promise<void> {
  await deleteAuditEntriesBefore(db, toIso(clock.now().subtract({ hours: 24 * AUDIT_DAYS })));
}

/** Null for a change that changes nothing. */
function toEntry({ action, subject, before, after }: AuditedChange, createdAt: string): NewAuditEntry | null {
  const changed = before && after ? keepDifferences(before, after) : { before, after };
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

function keepDifferences(before: object, after: object) {
  const wasBefore = new Map<string, unknown>(Object.entries(before));
  const differing = Object.entries(after).filter(
    ([field, value]) => !isDeepStrictEqual(wasBefore.get(field), value),
  );
  return {
    before: Object.fromEntries(differing.map(([field]) => [field, wasBefore.get(field) ?? null])),
    after: Object.fromEntries(differing),
  };
}
