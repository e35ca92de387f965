import { INVITE_CODE_DAYS, INVITE_CODE_LENGTH } from '#domain/couples/facts.ts';
import { toIso } from '#server/platform/clock.ts';
import { makeCode } from '#server/platform/secrets/secrets.ts';

export interface InviteCode {
  code: string;
  expiresAt: string;
}

const days = (count: number) => ({ hours: 24 * count });

/** Returns a random invite code that is valid from `now` on. */
export function makeInviteCode(now: Temporal.Instant): InviteCode {
  return { code: makeCode(INVITE_CODE_LENGTH), expiresAt: toIso(now.add(days(INVITE_CODE_DAYS))) };
}
