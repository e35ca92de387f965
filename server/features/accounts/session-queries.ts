import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import { notifySessionChange } from '#server/db/repositories/session-changes.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import { coveringPremium } from '#server/features/subscription/premium-service.ts';

/** Days after a session's last use, and days after its start, at which it ends. */
export const IDLE_DAYS = 30;
export const ABSOLUTE_DAYS = 90;

export interface NewSession {
  id: string;
  userId: string;
  tokenHash: Buffer;
  userAgent: string;
  createdAt: string;
  /** Time of the second step; `null` for a sign-in by password alone. */
  secondFactorAt: string | null;
}

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values(toRow({ ...session, lastSeenAt: session.createdAt }))
    .execute();
}

/** Returns the session of a token and its member, in one query. The caller checks the expiry. */
export function findSession(db: Database, tokenHash: Buffer) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('couple_members', 'couple_members.user_id', 'users.id')
    .leftJoin('couple_members as partner', (join) =>
      join.onRef('partner.couple_id', '=', 'couple_members.couple_id').onRef('partner.user_id', '!=', 'users.id'),
    )
    .select([
      'users.id',
      'sessions.id as sessionId',
      ...asFields('couple_members.coupleId'),
      'partner.user_id as partnerId',
      ...asFields('firstName', 'premiumUntil'),
      coveringPremium,
      ...asFields(
        'isAdmin',
        'emailVerified',
        'mustChangePassword',
        'language',
        'isSecondFactorExempt',
        'sessions.createdAt',
        'lastSeenAt',
      ),
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export function findSessionTimes(db: Database, sessionId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(asFields('sessions.createdAt', 'lastSeenAt', 'isAdmin', 'isSecondFactorExempt'))
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
}

export function listSessions(db: Database, userId: string, nowIso: string) {
  return db
    .selectFrom('sessions')
    .select(asFields('id', 'userAgent', 'createdAt', 'lastSeenAt'))
    .where('user_id', '=', userId)
    .where('last_seen_at', '>', daysBefore(nowIso, IDLE_DAYS))
    .where('created_at', '>', daysBefore(nowIso, ABSOLUTE_DAYS))
    .orderBy('last_seen_at', 'desc')
    .execute();
}

export async function updateLastSeen(db: Database, sessionId: string, nowIso: string): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: nowIso }).where('id', '=', sessionId).execute();
}

/** Ends one session of the member, and returns false if they have no such session. */
export async function deleteSession(tx: Transaction, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  await notifySessionChange(tx, [userId]);
  return numDeletedRows === 1n;
}

/** Ends the member's sessions except `exceptSessionId`, if given, and returns how many ended. */
export async function deleteSessionsOf(tx: Transaction, userId: string, exceptSessionId?: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(exceptSessionId !== undefined, (query) => query.where('id', '!=', exceptSessionId ?? ''))
    .executeTakeFirst();
  await notifySessionChange(tx, [userId]);
  return Number(numDeletedRows);
}

/** Ends the member's sessions except the `kept` most recently used. */
export async function deleteSessionsBeyond(tx: Transaction, userId: string, kept: number): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc')
        .offset(kept),
    )
    .execute();
  await notifySessionChange(tx, [userId]);
}

/** Deletes expired sessions. */
export async function deleteEndedSessions(db: Database, nowIso: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('last_seen_at', '<=', daysBefore(nowIso, IDLE_DAYS)),
        eb('created_at', '<=', daysBefore(nowIso, ABSOLUTE_DAYS)),
      ]),
    )
    .execute();
}

function daysBefore(nowIso: string, days: number) {
  return sql<string>`${nowIso}::timestamptz - make_interval(days => ${days})`;
}
