import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { PublicContext } from '#server/platform/context.ts';
import { CODE_MINUTES } from './code-service.ts';

const COOKIE = 'jugal_reset';

/**
 * Marks this browser as one that requested a reset for `email`, and returns the hash under which its code is stored. A
 * repeated request keeps the mark, so that a new code replaces the old; known and unknown addresses get the same mark.
 */
export function markResetBrowser(context: PublicContext, email: string): Buffer {
  const id = readId(context, email) ?? randomBytes(16).toString('base64url');
  const signature = sign(context, email, id).toString('base64url');
  context.setCookie(COOKIE, `${id}.${signature}`, CODE_MINUTES * 60);
  return hashOf(context, id);
}

/** The hash of the browser's mark, or `null` if it did not request a reset for this address. */
export function findResetBrowser(context: PublicContext, email: string): Buffer | null {
  const id = readId(context, email);
  return id === null ? null : hashOf(context, id);
}

export function unmarkResetBrowser(context: PublicContext): void {
  context.setCookie(COOKIE, null, 0);
}

function readId(context: PublicContext, email: string): string | null {
  const value = context.readCookie(COOKIE) ?? '';
  const [, id = '', signature = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(value) ?? [];
  if (!id) return null;
  const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), sign(context, email, id));
  return isOurs ? id : null;
}

function sign({ secrets }: PublicContext, email: string, id: string): Buffer {
  return secrets.hash('reset-browser', `${email} ${id}`);
}

function hashOf({ secrets }: PublicContext, id: string): Buffer {
  return secrets.hash('reset-browser-id', id);
}
