import { inTransaction } from '#server/db/transaction.ts';
import type { Member, MemberContext, Platform, PublicContext } from '#server/platform/context.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { unlimited } from '#server/platform/rate-limiter.ts';

/** Somebody without an account, at a moment of the past. */
export interface Visit {
  context: PublicContext;
  /** What was mailed, the newest last. No mail leaves the machine, and none is written to a file. */
  mails: readonly Mail[];
  /** The token of the session that was opened, if one was. */
  readToken(): string | null;
}

/** A member who can act at any moment of the past. */
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
 * A context whose clock stands still at `moment`. A change is a transaction and nothing else: it announces nothing and
 * sends neither mails nor jobs, for what it would set off (a push, a reminder) belongs to a day that is over.
 */
function contextAt(platform: Platform, moment: Temporal.Instant): PublicContext {
  const { db } = platform;
  return {
    ...platform,
    clock: { now: () => moment },
    mail: { send: async () => undefined },
    jobs: { ...platform.jobs, send: async () => undefined, sendMany: async () => undefined },
    live: { ...platform.live, announce: () => undefined },
    // Without the session cache: these changes do not invalidate it.
    sessions: { ...platform.sessions, get: (_token, load) => load() },
    // What happened over years is not counted as of one day.
    rateLimiter: unlimited,
    member: null,
    requestId: 'demo',
    readNetwork: () => '127.0.0.1',
    findUnnamedProxy: () => null,
    comesFromElsewhere: () => false,
    userAgent: 'Jugal demo',
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
