import { inTransaction } from '#server/db/transaction.ts';
import type { Member, MemberContext, Platform, PublicContext } from '#server/platform/context.ts';
import type { Mail } from '#server/platform/mail/layout.ts';
import { unlimited } from '#server/platform/rate-limiter.ts';

/** A visitor without an account, at a past instant. */
export interface Visit {
  context: PublicContext;
  /** Captured mails, newest last. They are neither sent nor written to a file. */
  mails: readonly Mail[];
  /** Returns the token of the session that the visit opened, or `null`. */
  readToken(): string | null;
}

/** A member who can act at any past instant. */
export interface Actor {
  readonly member: Member;
  at(moment: Temporal.Instant): MemberContext;
}

export function visitAt(platform: Platform, moment: Temporal.Instant): Visit {
  const mails: Mail[] = [];
  let token: string | null = null;
  const context: PublicContext = {
    ...contextAt(platform, moment),
    mail: { send: async (_tx, mail) => void mails.push(mail) },
    setSession: (opened) => void (token = opened),
  };
  return { context, mails, readToken: () => token };
}

export function createActor(platform: Platform, member: Member): Actor {
  return { member, at: (moment) => ({ ...contextAt(platform, moment), member }) };
}

/**
 * Creates a context with its clock fixed at `moment`. A change only writes to the database, without live events, mails
 * or jobs: its side effects (a push, a reminder) would belong to a past day.
 */
function contextAt(platform: Platform, moment: Temporal.Instant): PublicContext {
  const { db } = platform;
  return {
    ...platform,
    clock: { now: () => moment },
    mail: { send: async () => undefined },
    jobs: { ...platform.jobs, send: async () => undefined, sendMany: async () => undefined },
    live: { ...platform.live, announce: () => undefined },
    // Bypasses the session cache, which these changes do not invalidate.
    sessions: { ...platform.sessions, get: (_token, load) => load() },
    // Years of calls run within minutes, so rate limits do not apply.
    rateLimiter: unlimited,
    member: null,
    requestId: 'demo',
    readNetwork: () => '127.0.0.1',
    findUnnamedProxy: () => null,
    comesFromElsewhere: () => false,
    userAgent: 'Jugal demo',
    readIfNoneMatch: () => '',
    setLanguage: () => undefined,
    deviceId: null,
    signed: null,
    watchCaller: () => new AbortController().signal,
    setHeader: () => undefined,
    readCookie: () => null,
    setCookie: () => undefined,
    setSession: () => undefined,
    change: (work) => inTransaction(db, work),
    changeFor: async (work) => (await inTransaction(db, work)).result,
    changeMembership: async (work) => (await inTransaction(db, work)).result,
  };
}
