import type { EndpointMeta, SignInProof } from '#contract/endpoint.ts';
import type { Language } from '#messages/languages.ts';
import type { Config } from '#server/config.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Reads } from '#server/db/replicas/reads.ts';
import type { Capacities } from './capacities/capacities.ts';
import type { Clock } from './clock.ts';
import type { FileStore } from './files/file-store.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { LiveUpdates } from './live/live.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Passwords } from './secrets/passwords.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Push } from './push/push.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Razorpay } from './razorpay/razorpay.ts';
import type { Metrics } from './observability/metrics.ts';
import type { Tracer } from './observability/tracer.ts';
import type { Readiness } from './observability/readiness.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { SecurityLog } from './security-log/security-log.ts';
import type { SessionCache } from './sessions/session-cache.ts';

/** What the whole process shares: built once in `main.ts`, or by a test with its own parts. */
export interface Platform {
  config: Config;
  /** The primary; in the context of a call that may lag (`canLag`) a replica, if one has all that the caller may look for. */
  db: Database;
  reads: Reads;
  capacities: Capacities;
  clock: Clock;
  files: FileStore;
  mail: Mailer;
  jobs: Jobs;
  live: LiveUpdates;
  passwords: Passwords;
  pictures: Pictures;
  push: Push;
  readiness: Readiness;
  /** Counts what may happen only so often. */
  rateLimiter: RateLimiter;
  /** Encrypts and hashes what the database keeps of secrets. */
  secrets: Secrets;
  securityLog: SecurityLog;
  sessions: SessionCache;
  /** The provider's hosted payment page; `null` without its keys. */
  razorpay: Razorpay | null;
  /** Counts for Prometheus; `null` where nobody reads them. */
  metrics: Metrics | null;
  /** Spans for OpenTelemetry; `null` without a collector. */
  tracer: Tracer | null;
  log: Log;
}

declare const coupleIdBrand: unique symbol;
/** The id of a couple that the caller belongs to: queries take it, so an id from a request cannot reach them unchecked. */
export type CoupleId = string & { readonly [coupleIdBrand]: true };

/** Brands an id that was read as the caller's own. Only the session gate and the couples' service call it (`npm run structure` checks). */
export function mintCoupleId(id: string): CoupleId {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand exists only in the types
  return id as CoupleId;
}

/** The caller, as the session gate found them in one query. */
export interface Member {
  readonly id: string;
  readonly sessionId: string;
  readonly coupleId: CoupleId | null;
  /** The other member of the couple; `null` while there is none. */
  readonly partnerId: string | null;
  readonly firstName: string;
  readonly isPremium: boolean;
  readonly isAdmin: boolean;
  readonly emailVerified: boolean;
  readonly mustChangePassword: boolean;
  /** What they read. */
  readonly language: Language;
}

export interface SignedCall {
  /** Byte for byte as it was sent: the signature is computed over it. */
  body: string;
  /** A header of the call by its name in lower case. */
  header(name: string): string | null;
}

/** What a change came to, and to whom it is announced besides the caller. */
export interface ChangeFor<T> {
  result: T;
  /** The ids of further members. */
  audience: readonly string[];
  /** Nothing is announced to the partners: they would learn that something private was written. */
  isPrivate?: boolean;
}

/**
 * Reads the answer of a call that was made before: `id` is that of the record which it returned, if it returned one. Endpoints that take an `Idempotency-Key` and
 * return something say it, because nothing of the answer itself is kept.
 */
export type ReadAgain<T> = (tx: Transaction, reference: { id: string; hasRecord: boolean }) => Promise<T>;

export interface PublicContext extends Platform {
  readonly member: Member | null;
  /** Names the call in the log, in `X-Request-Id` and in the answer to a failure. */
  readonly requestId: string;
  /** The caller's network, which limits count: the address, behind trusted proxies the one they report; of IPv6 the /64, which one subscriber has whole. */
  readNetwork(): string;
  /** The proxy that reported the address where nobody named it, so that it may be made up; else `null`. */
  findUnnamedProxy(): string | null;
  /** Whether a page of another site led here. */
  comesFromElsewhere(): boolean;
  readonly userAgent: string;
  /** The id that this browser window chose; its own changes are not announced back to it. */
  readonly deviceId: string | null;
  /** The request of another server, where the endpoint declares that it is signed; the signature is not verified yet. */
  readonly signed: SignedCall | null;
  /** A signal that aborts when the caller has gone away, or the server stops. */
  watchCaller(): AbortSignal;
  /** Adds a header to the response. */
  setHeader(name: string, value: string): void;
  /** A cookie of this browser, by its name without `__Host-`. */
  readCookie(name: string): string | null;
  /** Sets a cookie that no script can read; `null` removes it. */
  setCookie(name: string, value: string | null, maxAgeSeconds: number): void;
  /** Opens or closes this browser's session: the cookies of `token` of a member who reads `language`, or their removal. */
  setSession(token: string | null, language?: Language): void;
  /** Tells this browser which language its member reads. */
  setLanguage(language: Language): void;
  /**
   * Runs `work` in one transaction, in which the caller keeps their seat in the couple: 404 if they have left meanwhile. After the commit
   * the declared resources are announced to the devices of the caller and their partner, and cached sessions are invalidated.
   */
  change<T>(work: (tx: Transaction) => Promise<T>, readAgain?: ReadAgain<T>): Promise<T>;
  /** Like `change`, for work that names further members to announce to, or hides the change from the partner. */
  changeFor<T>(work: (tx: Transaction) => Promise<ChangeFor<T>>, readAgain?: ReadAgain<T>): Promise<T>;
  /** Like `changeFor`, for joining, leaving and deleting an account: `work` locks the memberships itself, before all else. */
  changeMembership<T>(work: (tx: Transaction) => Promise<ChangeFor<T>>): Promise<T>;
}

export interface MemberContext extends PublicContext {
  readonly member: Member;
}

/** The proofs of identity that are checked before the handler runs. */
export type ProofInCall = Extract<SignInProof, 'password' | 'identity' | 'second-step'>;

/** Marks a handler as one that checks this proof first. */
export interface Proving<P extends ProofInCall> {
  readonly proves: P;
}

/** Proof of identity that the caller gave in this call. */
export interface IdentityProof {
  /** Instant of the second step, or of the call that carried the password. */
  readonly at: string;
  /** Without a second step the password proves identity, until one is added. */
  readonly hadSecondStep: boolean;
}

/** Context of a call that changes how the member signs in. `change` rolls back if the proof no longer holds at the commit. */
export interface ProvedContext extends MemberContext {
  readonly proof: IdentityProof;
}

/** The context that an endpoint's access entitles its handler to. */
export type ContextFor<Meta extends EndpointMeta> = Meta extends { access: 'public' }
  ? PublicContext
  : MemberContext;
