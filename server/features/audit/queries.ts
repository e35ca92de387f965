import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields } from '#server/db/table-fields.ts';
import { containsPattern } from '#server/platform/lists/contains-text.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';

export interface NewAuditEntry {
  id: string;
  action: string;
  subjectId: string;
  subjectLabel: string;
  before: object | null;
  after: object | null;
  createdAt: string;
}

/** Inserts entries under the present name of the admin `actorId`. */
export async function insertAdminEntries(
  tx: Transaction,
  actorId: string,
  entries: readonly NewAuditEntry[],
): Promise<void> {
  await sql`
    insert into audit_log (actor_id, actor_name, id, action, subject_id, subject_label, before, after, created_at)
    select users.id, first_name || ' ' || last_name, entry.id, entry.action, entry."subjectId", entry."subjectLabel",
      nullif(entry.before, 'null'), nullif(entry.after, 'null'), entry."createdAt"
    from users, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (
      id uuid, action text, "subjectId" text, "subjectLabel" text, before jsonb, after jsonb, "createdAt" timestamptz)
    where users.id = ${actorId}
  `.execute(tx);
}

/** Inserts an entry of an operator without an account, under the name `actorName`. */
export async function insertOperatorEntry(tx: Transaction, actorName: string, entry: NewAuditEntry): Promise<void> {
  await tx
    .insertInto('audit_log')
    .columns([...actorColumns, ...entryColumns])
    .expression(
      tx
        .selectNoFrom([sql<null>`null::uuid`.as('actor_id'), sql<string>`${actorName}`.as('actor_name')])
        .select(entryValues(entry)),
    )
    .execute();
}

const actorColumns = ['actor_id', 'actor_name'] as const;
const entryColumns = ['id', 'action', 'subject_id', 'subject_label', 'before', 'after', 'created_at'] as const;

/** The entry's values, in the order of `entryColumns`. */
function entryValues(entry: NewAuditEntry) {
  return [
    sql<string>`${entry.id}::uuid`.as('id'),
    sql<string>`${entry.action}`.as('action'),
    sql<string>`${entry.subjectId}`.as('subject_id'),
    sql<string>`${entry.subjectLabel}`.as('subject_label'),
    sql<string>`${JSON.stringify(entry.before)}::jsonb`.as('before'),
    sql<string>`${JSON.stringify(entry.after)}::jsonb`.as('after'),
    sql<string>`${entry.createdAt}::timestamptz`.as('created_at'),
  ];
}

/** The newest first; one more than the page's limit. */
export function listAuditEntries(db: Database, page: PageRequest, search: string | undefined) {
  const pattern = search && containsPattern(search);
  return db
    .selectFrom('audit_log')
    .select([
      ...asFields('id', 'actorId', 'actorName', 'action', 'subjectId', 'subjectLabel'),
      sql<Record<string, unknown> | null>`before`.as('before'),
      sql<Record<string, unknown> | null>`after`.as('after'),
      ...asFields('createdAt'),
    ])
    .$if(Boolean(pattern), (query) =>
      query.where(sql<boolean>`actor_name || ' ' || action || ' ' || subject_label ilike ${pattern}`),
    )
    .$call(pageByTime(page))
    .execute();
}

export async function deleteAuditEntriesBefore(db: Database, before: string): Promise<void> {
  await db.deleteFrom('audit_log').where('created_at', '<', before).execute();
}
