import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { PublicContext } from '#server/platform/context.ts';

const COOKIE = 'jugal_device';
/** The longest that browsers keep a cookie; each sign-in renews it. */
const MAX_AGE_SECONDS = 400 * 24 * 3600;
/** Members who share a browser: two partners and some more. */
const MEMBERS_MAX = 4;
const SEPARATOR = '~';

/**
 * The id of this browser as a device of the member, or `null` when the member never signed in on it. Signed with the server's
 * secret for each member, so that a stranger cannot pass for one; it opens nothing, it only has its guesses counted apart.
 */
export function findDevice(context: PublicContext, memberId: string): string | null {
  for (const entry of readEntries(context)) {
    const [id = '', signature = ''] = entry.split('.');
    if (isSignature(context, memberId, id, signature)) return id;
  }
  return null;
}

/** Makes this browser a known device of the member, who has just proved to be themselves. */
export function rememberDevice(context: PublicContext, memberId: string): void {
  const id = findDevice(context, memberId) ?? randomBytes(16).toString('base64url');
  const entry = `${id}.${sign(context, memberId, id).toString('base64url')}`;
  const others = readEntries(context).filter((other) => other !== entry);
  const entries = [entry, ...others].slice(0, MEMBERS_MAX);
  context.setCookie(COOKIE, entries.join(SEPARATOR), MAX_AGE_SECONDS);
}

/** For a member whose account is deleted. */
export function forgetDevice(context: PublicContext, memberId: string): void {
  const id = findDevice(context, memberId);
  const others = readEntries(context).filter((entry) => id === null || !entry.startsWith(`${id}.`));
  context.setCookie(COOKIE, others.join(SEPARATOR) || null, MAX_AGE_SECONDS);
}

function readEntries(context: PublicContext): string[] {
  return (
    context
      .readCookie(COOKIE)
      ?.split(SEPARATOR)
      .filter((entry) => /^[\w-]{22}\.[\w-]{43}$/.test(entry))
      .slice(0, MEMBERS_MAX) ?? []
  );
}

function isSignature(context: PublicContext, memberId: string, id: string, signature: string): boolean {
  return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(context, memberId, id));
}

function sign({ secrets }: PublicContext, memberId: string, id: string): Buffer {
  return secrets.hash('known-device', `${memberId}.${id}`);
}
