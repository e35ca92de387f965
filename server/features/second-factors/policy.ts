import { Secret, TOTP } from 'otpauth';
import { STEP_UP_MINUTES } from '#domain/accounts/facts.ts';
import { brand } from '#domain/kernel/brand.ts';
import { toLatinDigits } from '#domain/kernel/text/digits.ts';
import { type Config, isLoopbackHost } from '#server/config.ts';

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** Number of steps before and after the current one whose code is accepted, because clocks differ. */
const STEP_TOLERANCE = 1;

export function makeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns the `otpauth:` URL that an authenticator app reads from a QR code. */
export function describeApp(secret: string, email: string): string {
  return new TOTP({ issuer: brand.name, label: email, secret }).toString();
}

/** Returns the 30-second step (since 1970) of `code`, or `null` if the code does not match the current time. */
export function findStep(secret: string, code: string, now: Temporal.Instant): number | null {
  const timestamp = now.epochMilliseconds;
  const delta = new TOTP({ secret }).validate({ token: code, timestamp, window: STEP_TOLERANCE });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

/** Normalizes a typed code: blanks and hyphens are optional, and case is ignored. */
export function normalizeCode(code: string): string {
  return toLatinDigits(code).replaceAll(/[\s-]/g, '').toUpperCase();
}

export function isFresh(provedAt: string | null, now: Temporal.Instant): boolean {
  return provedAt !== null && isWithin(provedAt, now, STEP_UP_MINUTES);
}

export function isWithin(instant: string, now: Temporal.Instant, minutes: number): boolean {
  return now.since(instant).total('minutes') < minutes;
}

/**
 * Returns the relying party of passkeys by the standard: a host name, and the origins of pages that may use them. An IP
 * address cannot own passkeys, so on this machine it is `localhost`.
 */
export function describeRelyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): {
  id: string;
  origins: string[];
} {
  const url = new URL(publicUrl);
  if (!isLoopbackHost(url.hostname)) return { id: url.hostname, origins: [url.origin] };
  const port = url.port ? `:${url.port}` : '';
  return { id: 'localhost', origins: [url.origin, `${url.protocol}//localhost${port}`] };
}
