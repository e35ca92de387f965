import { anonymousMailLimit, codeLimit, signInLimit } from '#domain/registry/rate-limits.ts';
import type { PublicContext } from '#server/platform/context.ts';
import { type Quota, toProxyQuota } from '#server/platform/rate-limiter.ts';
import { findDevice } from './device-service.ts';

/**
 * The limits of tries per account and per network. Longer periods allow proportionally fewer, so that the waits grow.
 */
interface GuessLimit {
  readonly ofAccount: readonly Quota[];
  readonly ofNetwork: Quota | null;
}

const QUARTER_SECONDS = 900;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

function quotas(name: string, perQuarter: number, perHour: number, perDay: number): Quota[] {
  return [
    { name: `${name}-quarter`, points: perQuarter, seconds: QUARTER_SECONDS },
    { name: `${name}-hour`, points: perHour, seconds: HOUR_SECONDS },
    { name: `${name}-day`, points: perDay, seconds: DAY_SECONDS },
  ];
}

export const passwordGuesses: GuessLimit = {
  ofAccount: quotas('wrong-password', 10, 20, 50),
  ofNetwork: signInLimit,
};
export const codeGuesses: GuessLimit = {
  ofAccount: quotas('wrong-code', 10, 20, 50),
  ofNetwork: codeLimit,
};
/** Limits second-step guesses. A guess requires the password, so no stranger can use them up. */
export const secondStepGuesses: GuessLimit = {
  ofAccount: quotas('second-step', 10, 20, 50),
  ofNetwork: null,
};
/** Limits guesses that cannot hit a known account: a code from a browser that did not ask for one, or a link. */
export const blindGuesses: GuessLimit = { ofAccount: [], ofNetwork: codeLimit };
export const resetMails: GuessLimit = {
  ofAccount: quotas('reset-mail', 5, 8, 15),
  ofNetwork: anonymousMailLimit,
};
/** Limits registrations with a taken address. Each one reveals that the address is taken, so only a few are allowed. */
export const takenAddresses: GuessLimit = {
  ofAccount: quotas('taken-address', 3, 5, 10),
  ofNetwork: { name: 'taken-address', points: 20, seconds: HOUR_SECONDS },
};
/** Limits the mail that tells the owner about such a registration. */
export const takenNotice: Quota = { name: 'taken-notice', points: 1, seconds: DAY_SECONDS };
/**
 * Limits mails to an unverified address, across all accounts that register it. The first is the registration's own
 * mail.
 */
export const verificationMails: GuessLimit = {
  ofAccount: quotas('verification-mail', 6, 10, 15),
  ofNetwork: null,
};

/** The unit in which tries are counted: one known device of the member, or all other browsers together. */
export interface Guesser {
  readonly key: string;
  readonly isKnownDevice: boolean;
}

/**
 * Returns the guesser for a try at the account of `email`. An unknown address counts like a stranger's try, so that the
 * limits do not reveal it, and a stranger's tries never count against a known device of the member.
 */
export function guesserAt(context: PublicContext, email: string, memberId: string | undefined): Guesser {
  const device = memberId === undefined ? null : findDevice(context, memberId);
  const text = device === null ? `address ${email}` : `device ${memberId} ${device}`;
  const key = context.secrets.hash('guesser', text).toString('base64url');
  return { key, isKnownDevice: device !== null };
}

/** Counts one use, and throws 429 with the seconds to wait if there were too many. */
export async function countUse(context: PublicContext, limit: GuessLimit, guesser: Guesser): Promise<void> {
  const counted: [Quota, string][] = [];
  const shared = [context.readNetwork(), context.findUnnamedProxy()];
  for (const counter of countersOf(context, limit, guesser)) {
    const [quota, key] = counter;
    try {
      await context.rateLimiter.consume(quota, key);
    } catch (error) {
      await refund(context, counted);
      throw error;
    }
    // A rejected use still counts for the network it came from.
    if (!shared.includes(key)) counted.push(counter);
  }
}

async function refund(context: PublicContext, counters: readonly [Quota, string][]): Promise<void> {
  for (const [quota, key] of counters) await context.rateLimiter.refund(quota, key);
}

/**
 * Counts a guess before `check` runs, so that concurrent guesses cannot bypass the limit. Refunds it unless the guess
 * was wrong (`null`).
 */
export async function limitGuesses<T>(
  context: PublicContext,
  limit: GuessLimit,
  guesser: Guesser,
  check: () => Promise<T | null>,
): Promise<T | null> {
  await countUse(context, limit, guesser);
  let isWrong = false;
  try {
    const result = await check();
    isWrong = result === null;
    return result;
  } finally {
    if (!isWrong) await refund(context, countersOf(context, limit, guesser));
  }
}

/** Returns the counters of a try: the network's first, then the account's from the shortest period to the longest. */
function countersOf(context: PublicContext, limit: GuessLimit, guesser: Guesser): [Quota, string][] {
  // A stranger in the same network must not lock out a known device.
  const shared = guesser.isKnownDevice ? null : limit.ofNetwork;
  const ofNetwork: [Quota, string][] = shared ? [[shared, context.readNetwork()]] : [];
  const proxy = context.findUnnamedProxy();
  const ofProxy: [Quota, string][] = shared && proxy !== null ? [[toProxyQuota(shared), proxy]] : [];
  return [...ofNetwork, ...ofProxy, ...limit.ofAccount.map((quota): [Quota, string] => [quota, guesser.key])];
}
