import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Session, User } from '#contract/accounts.ts';
import { accountsText } from '#messages/en/accounts.ts';
import type { Transaction } from '#server/db/database.ts';
import { isPremiumAt } from '#server/features/subscription/premium-service.ts';
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
import { hashPassword, isPassword } from './policy.ts';
import {
  ABSOLUTE_DAYS,
  deleteEndedSessions,
  deleteSession,
  deleteSessionsOf,
  findSession,
  IDLE_DAYS,
  insertSession,
  listSessions,
  touchSession,
} from './session-queries.ts';
import { findCredentialsByEmail, findUser, toUser } from './user-queries.ts';

/** A session's last use is written at most once in this time, so that reading stays reading. */
const TOUCH_AFTER_HOURS = 1;

/** Finds the member of a session's token: see the gate. What does not change with the time comes from memory. */
export async function readSession(platform: Platform, token: string): Promise<Member | null> {
  const row = await platform.sessions.get(token, () => findSession(platform.db, hashToken(token)));
  if (!row) return null;
  const now = platform.clock.now();
  const lastSeen = Temporal.Instant.from(row.lastSeenAt);
  const idleHours = now.since(lastSeen).total('hours');
  const ageHours = now.since(row.createdAt).total('hours');
  if (idleHours >= IDLE_DAYS * 24 || ageHours >= ABSOLUTE_DAYS * 24) return null;
  if (idleHours >= TOUCH_AFTER_HOURS) touch(platform, row);
  return {
    id: row.id,
    sessionId: row.sessionId,
    coupleId: row.coupleId === null ? null : mintCoupleId(row.coupleId),
    firstName: row.firstName,
    isPremium: isPremiumAt(row.premiumUntil, toIso(now)),
    isAdmin: row.isAdmin,
    emailVerified: row.emailVerified,
    mustChangePassword: row.mustChangePassword,
  };
}

/** Notes the use of a session. Nobody waits for it; should it fail, the next call tries again. */
function touch({ db, clock, sessions, log }: Platform, row: SessionRow): void {
  touchSession(db, row.sessionId, toIso(clock.now())).then(
    () => sessions.forget([row.id]),
    (error: unknown) => log.warn({ err: error }, 'a session was not touched'),
  );
}

/** Opens a session of the member and answers its token, which is nowhere stored. */
export async function openSession(tx: Transaction, context: PublicContext, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertSession(tx, {
    id: randomUUIDv7(),
    userId,
    tokenHash: hashToken(token),
    userAgent: context.userAgent,
    createdAt: toIso(context.clock.now()),
  });
  return token;
}

/** A hash to compare with when there is no such account, so that both answers take the same time. */
const nobodysHash = hashPassword(randomBytes(16).toString('base64url'));

export async function login(
  context: PublicContext,
  input: { email: string; password: string },
): Promise<User> {
  const found = await findCredentialsByEmail(context.db, input.email);
  const isRight = await isPassword(found?.passwordHash ?? (await nobodysHash), input.password);
  if (!found || !isRight) throw refuse.unauthorized(accountsText.invalidLogin);
  const { user, token } = await context.change(async (tx) => {
    // A session that this browser still had is replaced, not kept beside the new one.
    if (context.member) await deleteSession(tx, context.member.id, context.member.sessionId);
    return { token: await openSession(tx, context, found.id), user: await findUser(tx, found.id) };
  });
  if (!user) throw refuse.unauthorized(accountsText.invalidLogin);
  context.setSession(token);
  return toUser(user, toIso(context.clock.now()));
}

export async function logout(context: PublicContext): Promise<{ message: string }> {
  const { member } = context;
  if (member) await context.change((tx) => deleteSession(tx, member.id, member.sessionId));
  context.setSession(null);
  return { message: accountsText.signedOut };
}

export function goToLogin() {
  return { status: 302 as const, headers: { location: '/login' } };
}

export async function logoutAndGoHome(context: PublicContext) {
  await logout(context);
  return { status: 302 as const, headers: { location: '/' } };
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

/** Signs the member out everywhere but here. */
export async function endOtherSessions(context: MemberContext): Promise<void> {
  const { member } = context;
  await context.change((tx) => deleteSessionsOf(tx, member.id, member.sessionId));
}

/** Signs a member out on every device; answers how many sessions there were. */
export function endAllSessions(tx: Transaction, userId: string): Promise<number> {
  return deleteSessionsOf(tx, userId);
}

/** Forgets the sessions that are over, of all members. */
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

/** A user agent in words that its owner recognizes: `Chrome on Android`. */
function describeDevice(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (!browser && !system) return accountsText.unknownDevice;
  return [browser, system].filter(Boolean).join(' on ');
}
