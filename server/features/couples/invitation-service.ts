import { couplesText } from '#messages/couples.ts';
import { readNumber } from '#server/features/settings/service.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';

const DAY_SECONDS = 24 * 3600;

/** An invitation goes to somebody who may not know us, in the member's name: the member's own address must be proved. */
export function checkInviter({ member }: MemberContext): void {
  if (!member.emailVerified) throw refuse.forbidden('email_unverified', couplesText.verifyToInvite);
}

/** Counts a mail to an invited address, whether it has an account or not; refuses when all members together have sent it enough. */
export async function countInvitation({ db, rateLimiter, secrets }: MemberContext, email: string) {
  const points = await readNumber(db, 'invitations_per_address_daily');
  const key = secrets.hash('invited-address', email).toString('base64url');
  const isLeft =
    points > 0 && (await rateLimiter.take({ name: 'invited-address', points, seconds: DAY_SECONDS }, key));
  if (!isLeft) throw refuse.quotaExceeded('invitations_used_up', couplesText.invitedEnough);
}
