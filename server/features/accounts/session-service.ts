import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import { ADMIN_SESSION_HOURS, LAST_USE_PRECISION_HOURS } from '#domain/accounts/facts.ts';
import type { User } from '#domain/accounts/schema.ts';
import type { Session } from '#domain/accounts/sessions.ts';
import { accountsText } from '#messages/accounts.ts';
import { faultsText } from '#messages/faults.ts';
import type { Transaction } from '#server/db/database.ts';
import { checkSecondStep } from '#server/features/second-factors/code-service.ts';
import { holdSignIn } from '#server/features/second-factors/new-factors-service.ts';
import { premiumSourceAt } from '#server/features/subscription/premium-service.ts';
import { toIso } from '#server/platform/clock.ts';
import {
  mintCoupleId,
  type Member,
  type MemberContext,
  type Platform,
  type PublicContext,
} from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import type { SessionRow } from '#server/platform/sessions/session-cache.ts';
import { rememberDevice } from './device-service.ts';
import { guesserAt, limitGuesses, passwordGuesses, secondStepGuesses } from './guess-service.ts';
import {
  ABSOLUTE_DAYS,
  deleteEndedSessions,
  deleteSession,
  deleteSessionsBeyond,
  deleteSessionsOf,
  findSession,
  findSessionTimes,
  IDLE_DAYS,
  insertSession,
  listSessions,
  updateLastSeen,
} from './session-queries.ts';
import { findCredentials, findCredentialsByEmail, findUser, toUser } from './user-queries.ts';

/** Maximum number of sessions of a member: enough for every device of an honest one. */
const SESSIONS_MAX = 50;

/**
 * Returns the member of a session token, for the gate. The row may come from the cache, so time-dependent fields are
 * compared with the clock. A row that is not cached is read by `inTurn`.
 */
export async function readSession(
  platform: Platform,
  token: string,
  inTurn: <T>(work: () => Promise<T>) => Promise<T> = (work) => work(),
): Promise<Member | null> {
  const row = await platform.sessions.get(token, () => inTurn(() => loadSession(platform, token)));
  if (!row) return null;
  const nowIso = toIso(platform.clock.now());
  if (row.endsAt <= nowIso) return null;
  if (row.usedUntil <= nowIso) saveLastUse(platform, row);
  return {
    id: row.id,
    sessionId: row.sessionId,
    coupleId: row.coupleId === null ? null : mintCoupleId(row.coupleId),
    partnerId: row.partnerId,
    firstName: row.firstName,
    isPremium: premiumSourceAt(row, nowIso) !== null,
    isAdmin: row.isAdmin,
    emailVerified: row.emailVerified,
    mustChangePassword: row.mustChangePassword,
    language: row.language,
  };
}

async function loadSession(platform: Platform, token: string): Promise<SessionRow | undefined> {
  const found = await findSession(platform.db, hashToken(token));
  if (!found) return undefined;
  const usedUntil = Temporal.Instant.from(found.lastSeenAt).add({ hours: LAST_USE_PRECISION_HOURS });
  return { ...found, endsAt: toIso(endOf(platform, found)), usedUntil: toIso(usedUntil) };
}

/**
 * Returns when the session ends if it is not used again, or `null` if it has ended. For work that outlasts a request.
 */
export async function readSessionEnd(platform: Platform, sessionId: string): Promise<Temporal.Instant | null> {
  const row = await findSessionTimes(platform.db, sessionId);
  if (!row) return null;
  const end = endOf(platform, row);
  return isPast(end, platform.clock.now()) ? null : end;
}

type SessionTimes = NonNullable<Awaited<ReturnType<typeof findSessionTimes>>>;

function endOf({ config }: Platform, row: SessionTimes): Temporal.Instant {
  const isShort = row.isAdmin && !(row.isSecondFactorExempt && config.isLoopback);
  const hours = isShort ? ADMIN_SESSION_HOURS : ABSOLUTE_DAYS * 24;
  const absoluteEnd = Temporal.Instant.from(row.createdAt).add({ hours });
  const idleEnd = Temporal.Instant.from(row.lastSeenAt).add({ hours: IDLE_DAYS * 24 });
  return isPast(absoluteEnd, idleEnd) ? absoluteEnd : idleEnd;
}

function isPast(end: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(end, now) <= 0;
}

/** Saves the session's last use without delaying the request. After a failure the next request retries. */
function saveLastUse({ db, clock, sessions, log }: Platform, row: SessionRow): void {
  updateLastSeen(db, row.sessionId, toIso(clock.now())).then(
    () => sessions.invalidate([row.id]),
    (error: unknown) => log.warn({ err: error }, 'a session was not touched'),
  );
}

/**
 * Opens a session of the member and returns its token, of which only a hash is stored. `secondFactorAt` is when the
 * member passed a second step.
 * The session replaces the one this browser had, of any member, and the member's least recently used sessions above the
 * maximum.
 */
export async function openSession(
  tx: Transaction,
  context: PublicContext,
  userId: string,
  secondFactorAt: string | null = null,
): Promise<string> {
  if (context.member) await deleteSession(tx, context.member.id, context.member.sessionId);
  await deleteSessionsBeyond(tx, userId, SESSIONS_MAX - 1);
  const token = randomBytes(32).toString('base64url');
  await insertSession(tx, {
    id: randomUUIDv7(),
    userId,
    tokenHash: hashToken(token),
    userAgent: context.userAgent,
    createdAt: toIso(context.clock.now()),
    secondFactorAt,
  });
  return token;
}

export async function login(
  context: PublicContext,
  input: { email: string; password: string; code?: string | undefined },
): Promise<User> {
  const found = await findCredentialsByEmail(context.db, input.email);
  const guesser = guesserAt(context, input.email, found?.id);
  const owner = await limitGuesses(context, passwordGuesses, guesser, async () => {
    const isRight = await context.passwords.isRight(found?.passwordHash, input.password);
    return isRight && found ? found : null;
  });
  if (!owner) throw refuse.loginFailed(accountsText.invalidLogin);
  const step = await limitGuesses(context, secondStepGuesses, guesser, () =>
    checkSecondStep(context, owner.id, input.code),
  );
  if (!step) throw refuse.loginFailed(faultsText.secondFactors.codeWrong, 'second_factor_wrong');
  const user = await signIn(context, owner.id, {
    secondFactorAt: step.secondFactorAt,
    // A reset committed during the comparison has invalidated the password.
    stillHolds: async (tx) => (await findCredentials(tx, owner.id)).passwordHash === owner.passwordHash,
  });
  if (!user) throw refuse.loginFailed(accountsText.invalidLogin);
  return user;
}

/** Proof that a member who signs in has authenticated, before a session exists. */
export interface SignInProof {
  /** Time of the second step. */
  secondFactorAt: string | null;
  /**
   * Verifies again that the password or passkey still belongs to the member, in the transaction that opens the session.
   */
  stillHolds: (tx: Transaction) => Promise<boolean>;
}

/**
 * Opens a session of an authenticated member, or returns `null` if the member is deleted or the proof no longer holds.
 */
export async function signIn(
  context: PublicContext,
  userId: string,
  { secondFactorAt, stillHolds }: SignInProof,
): Promise<User | null> {
  const { user, token } = await context.change(async (tx) => {
    await holdSignIn(tx, userId);
    const found = await findUser(tx, userId);
    if (!found || !(await stillHolds(tx))) return { user: undefined, token: undefined };
    return { user: found, token: await openSession(tx, context, userId, secondFactorAt) };
  });
  if (!user || !token) return null;
  context.setSession(token, user.language);
  rememberDevice(context, userId);
  return toUser(user, toIso(context.clock.now()));
}

export async function listOwnSessions({ db, clock, member }: MemberContext): Promise<Session[]> {
  const rows = await listSessions(db, member.id, toIso(clock.now()));
  return rows.map(({ userAgent, ...session }) => ({
    ...session,
    device: describeDevice(userAgent),
    isCurrent: session.id === member.sessionId,
  }));
}

export async function endSession(context: MemberContext, input: { id: string }): Promise<void> {
  const { member } = context;
  await context.change(async (tx) => {
    if (!(await deleteSession(tx, member.id, input.id))) throw refuse.notFound();
  });
  if (input.id === member.sessionId) context.setSession(null);
}

/** Ends all sessions of the member except the current one. */
export async function endOtherSessions(context: MemberContext): Promise<void> {
  const { member } = context;
  await context.change((tx) => deleteSessionsOf(tx, member.id, member.sessionId));
}

/** Ends all sessions of a member, and returns how many there were. */
export function endAllSessions(tx: Transaction, userId: string): Promise<number> {
  return deleteSessionsOf(tx, userId);
}

/** Deletes the expired sessions of all members. */
export async function sweepSessions({ db, clock }: Platform): Promise<void> {
  await deleteEndedSessions(db, toIso(clock.now()));
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** Returns a description of the user agent that its owner recognizes: `Chrome on Android`. */
function describeDevice(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser && system) return accountsText.device(browser, system);
  return browser ?? system ?? accountsText.unknownDevice;
}
