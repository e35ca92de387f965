import type { SecurityEventKind } from '#domain/security-log/facts.ts';
import type { Database } from '#server/db/database.ts';
import { toRow } from '#server/db/table-fields.ts';

export interface StoredSecurityEvent {
  id: string;
  kind: SecurityEventKind;
  account: Buffer | null;
  network: Buffer | null;
  detail: string | null;
  count: number;
  createdAt: string;
}

export async function insertSecurityEvents(db: Database, events: readonly StoredSecurityEvent[]): Promise<void> {
  await db
    .insertInto('security_events')
    .values(events.map(({ createdAt, ...event }) => toRow({ ...event, createdAt })))
    .execute();
}
