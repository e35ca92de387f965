import { couplesText } from '#messages/couples.ts';
import { INVITE_CODE_DAYS, INVITE_CODE_LENGTH } from '#domain/couples/facts.ts';
import { toIso } from '#server/platform/clock.ts';
import { makeCode } from '#server/platform/secrets/random-code.ts';

export const MEMBERS_MAX = 2;

/** Days after pairing during which a leaving member takes their records along. */
const TAKE_BACK_DAYS = 7;

export interface InviteCode {
  code: string;
  expiresAt: string;
}

const days = (count: number) => ({ hours: 24 * count });

/** Returns a random invite code that is valid from `now` on. */
export function makeInviteCode(now: Temporal.Instant): InviteCode {
  return { code: makeCode(INVITE_CODE_LENGTH), expiresAt: toIso(now.add(days(INVITE_CODE_DAYS))) };
}

interface NamedMember {
  id: string;
  firstName: string;
}

/**
 * Returns the couple's own name, or else both first names with the reader's partner last. A lone member gets the
 * wording for one.
 */
export function nameCouple(ownName: string | null, users: readonly NamedMember[], readerId: string): string {
  if (ownName !== null) return ownName;
  const reader = users.find(({ id }) => id === readerId)?.firstName ?? '';
  const partner = users.find(({ id }) => id !== readerId);
  return partner ? `${reader} & ${partner.firstName}` : couplesText.implicitName(reader);
}

/**
 * Returns the instant until which a leaving member takes their records along, or `null` if it has passed or they are
 * alone.
 */
export function findTakeBackUntil(joinedAt: readonly string[], now: Temporal.Instant): string | null {
  if (joinedAt.length < MEMBERS_MAX) return null;
  const latest = joinedAt
    .map((instant) => Temporal.Instant.from(instant))
    .toSorted(Temporal.Instant.compare)
    .at(-1);
  const until = latest?.add(days(TAKE_BACK_DAYS));
  return until && Temporal.Instant.compare(now, until) < 0 ? toIso(until) : null;
}
