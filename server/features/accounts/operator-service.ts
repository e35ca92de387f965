import type { Database, Transaction } from '#server/db/database.ts';
import { hasUsers, lockAdminIds, makeAdmin } from './user-queries.ts';

/** Makes the member with this address an admin; false when there is none. For whoever has the machine's shell. */
export function grantAdmin(db: Database, email: string): Promise<boolean> {
  return makeAdmin(db, email.trim().toLowerCase());
}

/** Whether there is any member at all. */
export function hasMembers(db: Database): Promise<boolean> {
  return hasUsers(db);
}

/** The ids of all admins, who stay what they are until `tx` ends: two who take each other's access must not both succeed. */
export function lockAdmins(tx: Transaction): Promise<readonly string[]> {
  return lockAdminIds(tx);
}
