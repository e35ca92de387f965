import { anonymousMailLimit, codeLimit, signInLimit } from '#contract/rate-limits.ts';
import type { PublicContext } from '#server/platform/context.ts';
import { type Quota, toProxyQuota } from '#server/platform/rate-limiter.ts';
import { findDevice } from './device-service.ts';

/** How often something may be tried at one account, and from one network. Each longer time allows fewer, so that the waits grow. */
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
/** Whoever types these has the password already; nobody else can use them up. */
export const secondStepGuesses: GuessLimit = {
  ofAccount: quotas('second-step', 10, 20, 50),
  ofNetwork: null,
};
/** A guess that cannot hit an account: a code without its browser, a link. */
export const blindGuesses: GuessLimit = { ofAccount: [], ofNetwork: codeLimit };
export const resetMails: GuessLimit = {
  ofAccount: quotas('reset-mail', 5, 8, 15),
  ofNetwork: anonymousMailLimit,
};
/** Registrations that found their address taken: who asks learns it, but cannot ask for many. */
export const takenAddresses: GuessLimit = {
  ofAccount: quotas('taken-address', 3, 5, 10),
  ofNetwork: { name: 'taken-address', points: 20, seconds: HOUR_SECONDS },
};
/** The mail that tells the owner of it. */
export const takenNotice: Quota = { name: 'taken-notice', points: 1, seconds: DAY_SECONDS };
/** To an address that nobody has proved to be theirs, whoever registers it. The first is the registration's own. */
export const verificationMails: GuessLimit = {
  ofAccount: quotas('verification-mail', 6, 10, 15),
  ofNetwork: null,
};

/** Whose tries count together: those of one known device of the member, or those of all other browsers. */
export interface Guesser {
  readonly key: string;
  readonly isKnownDevice: boolean;
}

/**
 * Who tries something at the account of `email`, which may not exist: then as a stranger does, so that no limit tells. What strangers try
 * is never counted against a device on which the member has signed in before.
 */
export function guesserAt(context: PublicContext, email: string, memberId: string | undefined): Guesser {
  const device = memberId === undefined ? null : findDevice(context, memberId);
  const text = device === null ? `address ${email}` : `device ${memberId} ${device}`;
  const key = context.secrets.hash('guesser', text).toString('base64url');
  return { key, isKnownDevice: device !== null };
}

/** Counts one use; rejects with 429 when there were too many, and the seconds to wait. */
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
    // What is refused is still counted for the network it came from.
    if (!shared.includes(key)) counted.push(counter);
  }
}

async function refund(context: PublicContext, counters: readonly [Quota, string][]): Promise<void> {
  for (const [quota, key] of counters) await context.rateLimiter.refund(quota, key);
}

/**
 * Counts a guess before `check` looks at it, so that concurrent ones cannot slip through, and gives it back unless it was wrong
 * (`null`).
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

/** The counters of a try, the network's first, then the account's from the shortest time to the longest. */
function countersOf(context: PublicContext, limit: GuessLimit, guesser: Guesser): [Quota, string][] {
  // A stranger in the same network must not shut out a known device either.
  const shared = guesser.isKnownDevice ? null : limit.ofNetwork;
  const ofNetwork: [Quota, string][] = shared ? [[shared, context.readNetwork()]] : [];
  const proxy = context.findUnnamedProxy();
  const ofProxy: [Quota, string][] = shared && proxy !== null ? [[toProxyQuota(shared), proxy]] : [];
  return [...ofNetwork, ...ofProxy, ...limit.ofAccount.map((quota): [Quota, string] => [quota, guesser.key])];
}
