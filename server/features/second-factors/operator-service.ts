import type { Database } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockMember } from '#server/features/accounts/operator-service.ts';
import { endAllSessions } from '#server/features/accounts/session-service.ts';
import { recordOperatorAudit } from '#server/features/audit/service.ts';
import { deleteAllSecondFactors, lockSignIn } from './queries.ts';

/**
 * Removes all second steps of the member with this address, ends their sessions and logs it, or returns false without
 * any. For the operator's shell, after the operator has verified the caller's identity.
 */
export function removeSecondFactors(db: Database, email: string, nowIso: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const member = await lockMember(tx, email);
    if (!member) return false;
    await lockSignIn(tx, member.id);
    if (!(await deleteAllSecondFactors(tx, member.id))) return false;
    await endAllSessions(tx, member.id);
    const subject = { id: member.id, label: `${member.firstName} ${member.lastName}` };
    await recordOperatorAudit(tx, { action: 'user.removeSecondFactors', subject }, nowIso);
    return true;
  });
}
