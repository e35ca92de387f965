import type { Database, Transaction } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordOperatorAudit } from '#server/features/audit/service.ts';
import { hasUsers, lockAdminIds, lockUserByEmail, makeAdmin } from './user-queries.ts';

/**
 * Makes the member with this address an admin and writes it to the audit log; false when there is none. For whoever has the
 * machine's shell.
 */
export function grantAdmin(db: Database, email: string, nowIso: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const user = await lockUserByEmail(tx, email.trim().toLowerCase());
    if (!user) return false;
    await makeAdmin(tx, user.id);
    await recordOperatorAudit(
      tx,
      {
        action: 'user.update',
        subject: { id: user.id, label: `${user.firstName} ${user.lastName}` },
        before: { isAdmin: user.isAdmin },
        after: { isAdmin: true },
      },
      nowIso,
    );
    return true;
  });
}

/** Whether there is any member at all. */
export function hasMembers(db: Database): Promise<boolean> {
  return hasUsers(db);
}

/** The ids of all admins, who stay what they are until `tx` ends: two who take each other's access must not both succeed. */
export function lockAdmins(tx: Transaction): Promise<readonly string[]> {
  return lockAdminIds(tx);
}
