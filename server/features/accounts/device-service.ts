import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { PublicContext } from '#server/platform/context.ts';

const COOKIE = 'jugal_device';
/** Maximum lifetime of a cookie in browsers. Each sign-in renews it. */
const MAX_AGE_SECONDS = 400 * 24 * 3600;
/** The maximum number of members who share a browser: two partners and a few more. */
const MEMBERS_MAX = 4;
const SEPARATOR = '~';

/**
 * Returns the id of this browser as a device of the member, or `null` if the member never signed in on it. The server
 * signs the id per member against forgery; it grants no access and only gives the device its own guess counter.
 */
export function findDevice(context: PublicContext, memberId: string): string | null {
  for (const entry of readEntries(context)) {
    const [id = '', signature = ''] = entry.split('.');
    if (isSignature(context, memberId, id, signature)) return id;
  }
  return null;
}

/** Makes this browser a known device of the member, who has just authenticated. */
export function rememberDevice(context: PublicContext, memberId: string): void {
  const id = findDevice(context, memberId) ?? randomBytes(16).toString('base64url');
  const entry = `${id}.${sign(context, memberId, id).toString('base64url')}`;
  const others = readEntries(context).filter((other) => other !== entry);
  const entries = [entry, ...others].slice(0, MEMBERS_MAX);
  context.setCookie(COOKIE, entries.join(SEPARATOR), MAX_AGE_SECONDS);
}

/** Removes a member whose account is deleted from this browser's known devices. */
export function removeKnownDevice(context: PublicContext, memberId: string): void {
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
