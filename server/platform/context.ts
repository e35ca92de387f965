import type { Language } from '#domain/kernel/languages.ts';
import type { EndpointMeta, SignInProof } from '#domain/registry/endpoint.ts';
import type { FileStore } from '#packages/file-store/file-store.ts';
import type { Config } from '#server/config.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Reads } from '#server/db/replicas/reads.ts';
import type { CalendarReader } from './calendars/calendar-reader.ts';
import type { CalendarTurns } from './calendars/calendar-turns.ts';
import type { Clock } from './clock.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { LiveUpdates } from './live/live.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './observability/metrics.ts';
import type { Log } from './observability/open-log.ts';
import type { Readiness } from './observability/readiness.ts';
import type { Tracer } from './observability/tracer.ts';
import type { Outgoing } from './outgoing/outgoing.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Push } from './push/push.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Razorpay } from './razorpay/razorpay.ts';
import type { Passwords } from './secrets/passwords.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { SecurityLog } from './security-log/security-log.ts';
import type { SessionCache } from './sessions/session-cache.ts';
import type { StorageLimits } from './storage-limits/storage-limits.ts';

/** The services that the whole process shares. Built once in `main.ts`, or by a test with its own parts. */
export interface Platform {
  config: Config;
  /**
   * The primary. For a call with `canLag` it is a replica that has all changes which the caller may look for, if there
   * is one.
   */
  db: Database;
  reads: Reads;
  storageLimits: StorageLimits;
  clock: Clock;
  files: FileStore;
  mail: Mailer;
  jobs: Jobs;
  live: LiveUpdates;
  /** Reads iCalendar files. */
  calendarReader: CalendarReader;
  calendarTurns: CalendarTurns;
  /** Reads addresses that members typed. */
  outgoing: Outgoing;
  passwords: Passwords;
  pictures: Pictures;
  push: Push;
  readiness: Readiness;
  /** Counts calls against rate limits. */
  rateLimiter: RateLimiter;
  /** Encrypts and hashes secrets in the database. */
  secrets: Secrets;
  securityLog: SecurityLog;
  sessions: SessionCache;
  /** The provider's hosted payment page, or `null` without its keys. */
  razorpay: Razorpay | null;
  /** Counters for Prometheus, or `null` if metrics are off. */
  metrics: Metrics | null;
  /** Spans for OpenTelemetry, or `null` without a collector. */
  tracer: Tracer | null;
  log: Log;
}

declare const coupleIdBrand: unique symbol;
/**
 * The id of a couple that the caller belongs to. Queries require it, so an id from a request cannot reach them
 * unchecked.
 */
export type CoupleId = string & { readonly [coupleIdBrand]: true };

/**
 * Brands an id that was read as the caller's own. Only the session gate and the couples' service may call it (`npm run
 * structure` checks).
 */
export function mintCoupleId(id: string): CoupleId {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand exists only in the types
  return id as CoupleId;
}

/** The caller, whom the session gate reads in one query. */
export interface Member {
  readonly id: string;
  readonly sessionId: string;
  readonly coupleId: CoupleId | null;
  /** The other member of the couple, or `null` without a partner. */
  readonly partnerId: string | null;
  readonly firstName: string;
  readonly isPremium: boolean;
  readonly isAdmin: boolean;
  readonly emailVerified: boolean;
  readonly mustChangePassword: boolean;
  /** The language that the member reads. */
  readonly language: Language;
}

export interface SignedCall {
  /** Raw body, because the signature is computed over its bytes. */
  body: string;
  /** Returns a header of the call by its name in lower case. */
  header(name: string): string | null;
}

/** Result of a change, and the members to whom it is announced besides the caller. */
export interface ChangeFor<T> {
  result: T;
  /** Ids of further members. */
  audience: readonly string[];
  /** True if nothing is announced to the partners, who would learn of a private change. */
  isPrivate?: boolean;
}

/**
 * Reads the response of a retried call again; `id` is that of the record that the call returned, if any, and `count` the
 * number, else 0. Endpoints that take an `Idempotency-Key` and return a value need it, because the response itself is not
 * stored.
 */
export type ReadAgain<T> = (
  tx: Transaction,
  reference: { id: string; hasRecord: boolean; count: number },
) => Promise<T>;

export interface PublicContext extends Platform {
  readonly member: Member | null;
  /** Identifies the call in the log, in `X-Request-Id` and in an error response. */
  readonly requestId: string;
  /**
   * Returns the caller's network, which limits count: the address that trusted proxies report, reduced for IPv6 to the
   * /64 of one subscriber.
   */
  readNetwork(): string;
  /** Returns the unnamed proxy that reported the caller's address, which may be made up, or `null`. */
  findUnnamedProxy(): string | null;
  /** Returns true if a page of another site led here. */
  comesFromElsewhere(): boolean;
  readonly userAgent: string;
  /** Returns the caller's `If-None-Match` header, or an empty text. */
  readIfNoneMatch(): string;
  /** The id that this browser window chose. Its own changes are not announced back to it. */
  readonly deviceId: string | null;
  /** The raw request of another server, if the endpoint declares a signed body. The signature is not verified yet. */
  readonly signed: SignedCall | null;
  /** Returns a signal that aborts when the caller has gone or the server stops. */
  watchCaller(): AbortSignal;
  /** Adds a header to the response. */
  setHeader(name: string, value: string): void;
  /** Returns a cookie of this browser, by its name without `__Host-`. */
  readCookie(name: string): string | null;
  /** Sets a cookie that no script can read. The value `null` removes it. */
  setCookie(name: string, value: string | null, maxAgeSeconds: number): void;
  /** Opens this browser's session with the cookies of `token` and `language`, or closes it if `token` is `null`. */
  setSession(token: string | null, language?: Language): void;
  /** Stores the member's language in this browser. */
  setLanguage(language: Language): void;
  /**
   * Runs `work` in one transaction that holds the caller's seat in the couple. If the seat has changed before the first
   * change, the handler runs again with the new one; before a later change, it rejects with 404. After the commit it
   * announces the declared resources to the devices of both partners, and invalidates cached sessions.
   */
  change<T>(work: (tx: Transaction) => Promise<T>, readAgain?: ReadAgain<T>): Promise<T>;
  /** Like `change`, for work that announces to further members or hides the change from the partner. */
  changeFor<T>(work: (tx: Transaction) => Promise<ChangeFor<T>>, readAgain?: ReadAgain<T>): Promise<T>;
  /**
   * Like `changeFor`, for joining, leaving and deleting an account. `work` locks the memberships itself, before all
   * else.
   */
  changeMembership<T>(work: (tx: Transaction) => Promise<ChangeFor<T>>, readAgain?: ReadAgain<T>): Promise<T>;
}

export interface MemberContext extends PublicContext {
  readonly member: Member;
}

/** Proofs of identity that are checked before the handler runs. */
export type ProofInCall = Extract<SignInProof, 'password' | 'identity' | 'recent' | 'second-step'>;

/** Marks a handler as one that checks this proof first. */
export interface Proving<P extends ProofInCall> {
  readonly proves: P;
}

/** Proof of identity that the caller provided in this call. */
export interface IdentityProof {
  /** Instant of the second factor, or of the call that carried the password. */
  readonly at: string;
  /** Without a second factor the password proves identity, until one is added. */
  readonly hadSecondStep: boolean;
}

/** Context of a call that changes how the member signs in. `change` rolls back if the proof is invalid at the commit. */
export interface ProvedContext extends MemberContext {
  readonly proof: IdentityProof;
}

/** The context of an endpoint's handler, by the endpoint's access. */
export type ContextFor<Meta extends EndpointMeta> = Meta extends { access: 'public' } ? PublicContext : MemberContext;
