import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { InviteCode } from './policy.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { CoupleId } from '#server/platform/context.ts';

export function findCouple(db: Database, coupleId: CoupleId) {
  return db
    .selectFrom('couples')
    .select((eb) => [
      'id',
      // Names of implicit couples were once stored, in one language.
      sql<string | null>`case when is_implicit then null else nullif(name, '') end`.as('ownName'),
      'anniversary',
      'relationship_start_date as relationshipStartDate',
      'invite_code as inviteCode',
      'invite_code_expires_at as inviteCodeExpiresAt',
      'created_at as createdAt',
      'is_implicit as isImplicit',
      jsonArrayFrom(
        eb
          .selectFrom('couple_members')
          .innerJoin('users', 'users.id', 'couple_members.user_id')
          .select([
            'users.id',
            'first_name as firstName',
            'last_name as lastName',
            'avatar_version as avatarVersion',
            'date_of_birth as dateOfBirth',
            'joined_at as joinedAt',
            'is_welcome_due as isWelcomeDue',
          ])
          .whereRef('couple_members.couple_id', '=', 'couples.id')
          .orderBy('seat'),
      ).as('users'),
    ])
    .where('id', '=', coupleId)
    .executeTakeFirst();
}

/** The members, ordered by seat. */
export function listMemberNames(db: Database, coupleId: CoupleId) {
  return db
    .selectFrom('couple_members')
    .innerJoin('users', 'users.id', 'couple_members.user_id')
    .select(['users.id as userId', 'users.first_name as firstName'])
    .where('couple_members.couple_id', '=', coupleId)
    .orderBy('seat')
    .execute();
}

/** The contact data of members. `isVerified` is true if their address is verified. */
export function listContacts(db: Database, userIds: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id as userId', 'first_name as firstName', 'email', 'language', 'email_verified as isVerified'])
    .where('id', 'in', userIds)
    .execute();
}

export async function findCoupleIdOf(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('couple_members')
    .select('couple_id as coupleId')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.coupleId ?? null;
}

/** Locks the couples' rows in the order of their ids and returns their members. Citus locks no inserts of records by it. */
export async function lockCouples(tx: Transaction, coupleIds: readonly string[]): Promise<Seat[]> {
  // One by one and in one order: Citus locks rows of several shards by no single statement.
  for (const id of [...coupleIds].toSorted())
    await tx.selectFrom('couples').select('id').where('id', '=', id).forUpdate().execute();
  return tx
    .selectFrom('couple_members')
    .select(['couple_id as coupleId', 'seat', 'user_id as userId', 'joined_at as joinedAt'])
    .where('couple_id', 'in', coupleIds)
    .execute();
}

export interface Seat {
  coupleId: string;
  seat: number;
  userId: string;
  joinedAt: string;
}

export async function replaceInviteCode(
  tx: Transaction,
  coupleId: string,
  { code, expiresAt }: InviteCode,
): Promise<void> {
  await updateCouple(tx, coupleId, { invite_code: code, invite_code_expires_at: expiresAt });
}

export interface NewCouple {
  id: string;
  /** Empty if the couple has no name of its own. */
  name: string;
  isImplicit: boolean;
  anniversary: string | null;
  inviteCode: InviteCode;
  createdAt: string;
}

export async function insertCouple(tx: Transaction, couple: NewCouple): Promise<void> {
  await tx
    .insertInto('couples')
    .values({
      id: couple.id,
      name: couple.name,
      is_implicit: couple.isImplicit,
      anniversary: couple.anniversary,
      invite_code: couple.inviteCode.code,
      invite_code_expires_at: couple.inviteCode.expiresAt,
      created_at: couple.createdAt,
    })
    .execute();
}

export interface CouplePatch {
  name?: string;
  anniversary?: string | null;
  is_implicit?: boolean;
  invite_code?: string;
  invite_code_expires_at?: string;
}

export async function updateCouple(tx: Transaction, coupleId: string, patch: CouplePatch): Promise<void> {
  await tx.updateTable('couples').set(patch).where('id', '=', coupleId).execute();
}

export function findCoupleByCode(db: Database, inviteCode: string) {
  return db
    .selectFrom('couples')
    .select(['id', 'invite_code_expires_at as expiresAt'])
    .where('invite_code', '=', inviteCode)
    .executeTakeFirst();
}

/** Copies the anniversary of one couple to another that has none. */
export async function copyAnniversaryIfMissing(
  tx: Transaction,
  fromCoupleId: string,
  toCoupleId: string,
): Promise<void> {
  await tx
    .updateTable('couples')
    .set((eb) => ({
      anniversary: eb.selectFrom('couples as left').select('left.anniversary').where('left.id', '=', fromCoupleId),
    }))
    .where('id', '=', toCoupleId)
    .where('anniversary', 'is', null)
    .execute();
}

/** Returns the couples that count their days together from one of the calendar dates. */
export async function listCoupleIdsSince(db: Database, beginnings: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('couples')
    .select('id')
    // The expression of the index `couples_by_beginning`.
    .where(beginningInIndia, 'in', beginnings)
    .union(
      db
        .selectFrom('couple_members')
        .select('couple_id as id')
        // The expression of the index `couple_members_by_joining`.
        .where(sql<string>`(joined_at at time zone 'Asia/Kolkata')::date`, 'in', beginnings),
    )
    .execute();
  return rows.map(({ id }) => id);
}

const beginningInIndia = sql<string>`coalesce(
  anniversary, relationship_start_date, (created_at at time zone 'Asia/Kolkata')::date)`;
