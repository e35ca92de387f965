import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from '#server/db/generated.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { CoupleId } from '#server/platform/context.ts';

/**
 * Every table whose rows belong to a couple, in the order in which they can be moved; a test holds it against the schema.
 */
export const COUPLE_TABLES = [
  'photos',
  'memories',
  'date_events',
  'expenses',
  'deleted_expenses',
  'savings_goals',
  'couple_achievements',
  'achievement_awards',
] as const satisfies readonly (keyof DB)[];

export function findCouple(db: Database, coupleId: CoupleId) {
  return db
    .selectFrom('couples')
    .select((eb) => [
      'id',
      'name',
      'anniversary',
      'relationship_start_date as relationshipStartDate',
      'invite_code as inviteCode',
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
          ])
          .whereRef('couple_members.couple_id', '=', 'couples.id')
          .orderBy('seat'),
      ).as('users'),
    ])
    .where('id', '=', coupleId)
    .executeTakeFirst();
}

/** The other one of the member's couple; absent while there is nobody. */
export async function findPartnerOf(
  db: Database,
  coupleId: CoupleId,
  userId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('couple_members')
    .select('user_id as userId')
    .where('couple_id', '=', coupleId)
    .where('user_id', '!=', userId)
    .executeTakeFirst();
  return row?.userId ?? null;
}

/** Serializes everything that decides in which couple a member is. */
export async function lockMember(tx: Transaction, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

export async function findCoupleIdOf(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('couple_members')
    .select('couple_id as coupleId')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.coupleId ?? null;
}

/** Locks the couples in one order, so that two joins cannot wait for each other, and answers their members. */
export async function lockCouples(tx: Transaction, coupleIds: readonly string[]) {
  await tx
    .selectFrom('couples')
    .select('id')
    .where('id', 'in', coupleIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  return tx
    .selectFrom('couple_members')
    .select(['couple_id as coupleId', 'seat', 'user_id as userId'])
    .where('couple_id', 'in', coupleIds)
    .execute();
}

export interface NewCouple {
  id: string;
  name: string;
  isImplicit: boolean;
  anniversary: string | null;
  inviteCode: string;
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
      invite_code: couple.inviteCode,
      created_at: couple.createdAt,
    })
    .execute();
}

export interface CouplePatch {
  name?: string;
  anniversary?: string | null;
  is_implicit?: boolean;
  invite_code?: string;
}

export async function updateCouple(tx: Transaction, coupleId: string, patch: CouplePatch): Promise<void> {
  await tx.updateTable('couples').set(patch).where('id', '=', coupleId).execute();
}

export async function insertSeat(
  tx: Transaction,
  seat: { coupleId: string; seat: number; userId: string; joinedAt: string },
) {
  await tx
    .insertInto('couple_members')
    .values({ couple_id: seat.coupleId, seat: seat.seat, user_id: seat.userId, joined_at: seat.joinedAt })
    .execute();
}

export async function deleteSeat(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom('couple_members').where('user_id', '=', userId).execute();
}

export async function findCoupleIdByCode(db: Database, inviteCode: string): Promise<string | null> {
  const row = await db
    .selectFrom('couples')
    .select('id')
    .where('invite_code', '=', inviteCode)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Hands every record of one couple to another. What both have achieved stays as the receiving couple has it. */
export async function moveRecords(tx: Transaction, fromCoupleId: string, toCoupleId: string): Promise<void> {
  await tx
    .deleteFrom('couple_achievements')
    .where('couple_id', '=', fromCoupleId)
    .where('achievement_id', 'in', (eb) =>
      eb.selectFrom('couple_achievements').select('achievement_id').where('couple_id', '=', toCoupleId),
    )
    .execute();
  for (const table of COUPLE_TABLES) {
    await tx
      .updateTable(table)
      .set({ couple_id: toCoupleId })
      .where('couple_id', '=', fromCoupleId)
      .execute();
  }
}

/** Gives the anniversary of one couple to another that has none. */
export async function keepAnniversary(
  tx: Transaction,
  fromCoupleId: string,
  toCoupleId: string,
): Promise<void> {
  await tx
    .updateTable('couples')
    .set((eb) => ({
      anniversary: eb
        .selectFrom('couples as left')
        .select('left.anniversary')
        .where('left.id', '=', fromCoupleId),
    }))
    .where('id', '=', toCoupleId)
    .where('anniversary', 'is', null)
    .execute();
}

export async function deleteCouple(tx: Transaction, coupleId: string): Promise<void> {
  await tx.deleteFrom('couples').where('id', '=', coupleId).execute();
}

/** The couples whose days together begin with one of the calendar dates. */
export async function listCoupleIdsSince(db: Database, beginnings: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('couples')
    .select('id')
    // As in the index `couples_by_beginning`.
    .where(beginningInIndia, 'in', beginnings)
    .execute();
  return rows.map(({ id }) => id);
}

const beginningInIndia = sql<string>`coalesce(
  anniversary, relationship_start_date, (created_at at time zone 'Asia/Kolkata')::date)`;
