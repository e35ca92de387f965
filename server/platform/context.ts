import type { EndpointMeta } from '#contract/endpoint.ts';
import type { Config } from '#server/config.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Clock } from './clock.ts';
import type { FileStore } from './files/file-store.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { LiveUpdates } from './live.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Push } from './push/push.ts';
import type { Razorpay } from './razorpay/razorpay.ts';
import type { SessionCache } from './sessions/session-cache.ts';

/** What the whole process shares: built once in `main.ts`, or by a test with its own parts. */
export interface Platform {
  config: Config;
  db: Database;
  clock: Clock;
  files: FileStore;
  mail: Mailer;
  jobs: Jobs;
  live: LiveUpdates;
  push: Push;
  sessions: SessionCache;
  /** The provider's hosted payment page; `null` without its keys. */
  razorpay: Razorpay | null;
  log: Log;
}

declare const coupleIdBrand: unique symbol;
/** The id of the couple that the caller belongs to. Only the session gate, and the making of a couple, mint one. */
export type CoupleId = string & { readonly [coupleIdBrand]: true };

/** Mints the branded id. Allowed to the session gate and to the couples' service alone (checked by the structure test). */
export function mintCoupleId(id: string): CoupleId {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand is made by saying so, here and nowhere else
  return id as CoupleId;
}

/** The caller, as the session gate found them in one query. */
export interface Member {
  readonly id: string;
  readonly sessionId: string;
  readonly coupleId: CoupleId | null;
  readonly firstName: string;
  readonly isPremium: boolean;
  readonly isAdmin: boolean;
  readonly emailVerified: boolean;
  readonly mustChangePassword: boolean;
}

export interface SignedCall {
  /** Character by character as it was sent: a signature is over this, not over what it means. */
  body: string;
  /** A header of the call by its name in lower case. */
  header(name: string): string | null;
}

export interface PublicContext extends Platform {
  readonly member: Member | null;
  /** The caller's network address, behind trusted proxies the one they report. */
  readonly address: string;
  readonly userAgent: string;
  /** The identity that this browser window gave itself; its own changes are not announced back to it. */
  readonly deviceId: string | null;
  /** What another server sent and signed, where the endpoint declares so; nobody has checked the signature yet. */
  readonly signed: SignedCall | null;
  /** Aborts when the caller has gone away, or the server stops. */
  readonly signal: AbortSignal;
  /** Adds a header to the answer. */
  setHeader(name: string, value: string): void;
  /** Opens or closes this browser's session: the cookies of `token`, or their removal. */
  setSession(token: string | null): void;
  /**
   * Runs `work` in one transaction. Once it is committed, what the endpoint declares to change is announced to the devices
   * of the caller and of the partner they have by then, and what was remembered of the caller's sessions is forgotten.
   */
  change<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The same where `work` itself knows whom it concerns besides: a former partner, a new member (ids of members). */
  changeFor<T>(work: (tx: Transaction) => Promise<{ result: T; audience: readonly string[] }>): Promise<T>;
}

export interface MemberContext extends PublicContext {
  readonly member: Member;
}

/** The context that an endpoint's access entitles its handler to. */
export type ContextFor<Meta extends EndpointMeta> = Meta extends { access: 'public' }
  ? PublicContext
  : MemberContext;
