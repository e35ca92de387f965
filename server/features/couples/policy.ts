import { makeCode } from '#server/platform/random-code.ts';

const LENGTH = 8;
export const MEMBERS_MAX = 2;

/** A random invite code. */
export function makeInviteCode(): string {
  return makeCode(LENGTH);
}
