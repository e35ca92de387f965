import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Session, User } from '#contract/accounts.ts';
import { accountsText } from '#messages/en/accounts.ts';
import type { Transaction } from '#server/db/database.ts';
import { toIso } from '#server/platform/clock.ts';
import { mintCoupleId, type Member, type MemberContext, type Platform, type PublicContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { describeDevice } from './device-service.ts';
import { hashPassword, isPassword } from './policy.ts';
import {
  deleteSession,
  findSession,
  insertSession,
  listSessions,
  touchSession,
} from './session-queries.ts';
import { findCredentialsByEmail, findUser, toUser } from './user-queries.ts';

/** A session's last use is written at most once in this time, so that reading stays reading. */
const TOUCH_AFTER_HOURS = 1;

/** Finds the member of a session's token, in one round trip; see the gate. */
export async function readSession(platform: Platform, token: string): Promise<Member | null> {
  const now = platform.clock.now();
  const nowIso = toIso(now);
  const row = await findSession(platform.db, hashToken(token), nowIso);
  if (!row) return null;
  const { premiumUntil, lastSeenAt, coupleId, ...member } = row;
  if (lastSeenAt < toIso(now.subtract({ hours: TOUCH_AFTER_HOURS }))) {
    touchSession(platform.db, row.sessionId, nowIso).catch((error: unknown) => {
      platform.log.warn({ err: error }, 'a session was not touched');
    });
  }
  return {
    ...member,
    coupleId: coupleId === null ? null : mintCoupleId(coupleId),
    isPremium: premiumUntil !== null && premiumUntil > nowIso,
  };
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

export async function login(context: PublicContext, input: { email: string; password: string }): Promise<User> {
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
  if (context.member) await deleteSession(context.db, context.member.id, context.member.sessionId);
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


function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
