import type { Database } from '#server/db/database.ts';
import { hasUsers, makeAdmin } from './user-queries.ts';

/** Makes the member with this address an admin; false when there is none. For whoever has the machine's shell. */
export function grantAdmin(db: Database, email: string): Promise<boolean> {
  return makeAdmin(db, email.trim().toLowerCase());
}

/** Whether there is any member at all. */
export function hasMembers(db: Database): Promise<boolean> {
  return hasUsers(db);
}
