import { couplesText } from '#messages/couples.ts';
import { readNumber } from '#server/features/settings/service.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';

const DAY_SECONDS = 24 * 3600;

/**
 * Rejects an invitation by a member with an unverified address, because it goes to a possible stranger in the member's
 * name.
 */
export function checkInviter({ member }: MemberContext): void {
  if (!member.emailVerified) throw refuse.forbidden('email_unverified', couplesText.verifyToInvite);
}

/**
 * Counts a mail to an invited address, with or without an account. Throws when all members together have reached the
 * address's daily limit.
 */
export async function countInvitation({ db, rateLimiter, secrets }: MemberContext, email: string) {
  const points = await readNumber(db, 'invitations_per_address_daily');
  const key = secrets.hash('invited-address', email).toString('base64url');
  const isLeft = points > 0 && (await rateLimiter.take({ name: 'invited-address', points, seconds: DAY_SECONDS }, key));
  if (!isLeft) throw refuse.quotaExceeded('invitations_used_up', couplesText.invitedEnough);
}
