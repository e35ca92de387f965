import { accountsText } from '#messages/en/accounts.ts';
import { leaveCoupleForGood } from '#server/features/couples/service.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { sweepFilesJob } from '#server/platform/files/discard.ts';
import { isPassword } from './policy.ts';
import { deleteUser, findCredentials, lockAdminIds } from './user-queries.ts';

/**
 * Deletes the member and what is their own; shared records stay with the partner, and go with the last of the two.
 * The database notes their files as discarded in the same transaction, so none is left behind.
 */
export async function deleteAccount(context: MemberContext, input: { password: string }): Promise<void> {
  const { member, jobs } = context;
  const found = await findCredentials(context.db, member.id);
  if (!(await isPassword(found.passwordHash, input.password)))
    throw refuse.invalid(accountsText.passwordWrong);
  await context.changeFor(async (tx) => {
    const adminIds = member.isAdmin ? await lockAdminIds(tx) : [];
    if (adminIds.length === 1 && adminIds[0] === member.id) throw refuse.conflict(accountsText.onlyAdmin);
    const partnerIds = await leaveCoupleForGood(tx, context);
    await deleteUser(tx, member.id);
    await jobs.send(tx, sweepFilesJob, {});
    return { result: undefined, audience: partnerIds };
  });
  context.setSession(null);
}
