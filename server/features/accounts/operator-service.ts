import type { Database, Transaction } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordOperatorAudit } from '#server/features/audit/service.ts';
import { exemptFromSecondFactor, hasUsers, lockAdminIds, lockUserByEmail, makeAdmin } from './user-queries.ts';

/**
 * Makes the member with this address an admin and writes it to the audit log, or returns false if no member has it. For
 * the operator's shell.
 */
export function grantAdmin(db: Database, email: string, nowIso: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const user = await lockMember(tx, email);
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

/** Locks the member with this address, as typed by the operator, until `tx` ends. */
export function lockMember(tx: Transaction, email: string) {
  return lockUserByEmail(tx, email.trim().toLowerCase());
}

/** Exempts the demo's admin from the second step: they sign in by a printed password, on this machine alone. */
export function exemptDemoAdmin(tx: Transaction, email: string): Promise<void> {
  return exemptFromSecondFactor(tx, email);
}

/** True if at least one member exists. */
export function hasMembers(db: Database): Promise<boolean> {
  return hasUsers(db);
}

/**
 * Locks all admins until `tx` ends and returns their ids. If two admins remove each other's access, only one succeeds.
 */
export function lockAdmins(tx: Transaction): Promise<readonly string[]> {
  return lockAdminIds(tx);
}
