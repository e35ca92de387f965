import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { COUPLES } from '#domain/copy/facts.ts';
import type { QuestionTopic } from '#domain/daily-question/facts.ts';
import type { Patch } from '#domain/kernel/apply-patch.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields, type FieldsOf, toRow } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';
import type { InviteCode } from './policy.ts';

export function findCouple(db: Database, coupleId: CoupleId) {
  return db
    .selectFrom('couples')
    .select((eb) => [
      'id',
      // Names of implicit couples were once stored, in one language.
      sql<string | null>`case when is_implicit then null else nullif(name, '') end`.as('ownName'),
      ...asFields(
        'anniversary',
        'relationshipStartDate',
        'inviteCode',
        'inviteCodeExpiresAt',
        'createdAt',
        'isImplicit',
        'eveningTime',
      ),
      sql<QuestionTopic[]>`question_topics`.as('questionTopics'),
      jsonArrayFrom(
        eb
          .selectFrom('couple_members')
          .innerJoin('users', 'users.id', 'couple_members.user_id')
          .select(
            asFields('users.id', 'firstName', 'lastName', 'avatarVersion', 'dateOfBirth', 'joinedAt', 'isWelcomeDue'),
          )
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
    .select(['users.id as userId', ...asFields('users.firstName')])
    .where('couple_members.couple_id', '=', coupleId)
    .orderBy('seat')
    .execute();
}

/** The contact data of members. `isVerified` is true if their address is verified. */
export function listContacts(db: Database, userIds: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id as userId', ...asFields('firstName', 'email', 'language'), 'email_verified as isVerified'])
    .where('id', 'in', userIds)
    .execute();
}

export async function findCoupleIdOf(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('couple_members')
    .select(asFields('coupleId'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.coupleId ?? null;
}

/**
 * Locks the couples' rows in the order of their ids and returns their members. A full lock would deadlock with a change
 * that has locked a record and then inserts a row that refers to the couple.
 */
export async function lockCouples(tx: Transaction, coupleIds: readonly string[]): Promise<Seat[]> {
  // One by one and in one order: Citus locks rows of several shards by no single statement.
  for (const id of [...coupleIds].toSorted())
    await tx.selectFrom('couples').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return tx
    .selectFrom('couple_members')
    .select(asFields('coupleId', 'seat', 'userId', 'joinedAt'))
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
  await updateCouple(tx, coupleId, { inviteCode: code, inviteCodeExpiresAt: expiresAt });
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
    .values(
      toRow({
        id: couple.id,
        name: couple.name,
        isImplicit: couple.isImplicit,
        anniversary: couple.anniversary,
        inviteCode: couple.inviteCode.code,
        inviteCodeExpiresAt: couple.inviteCode.expiresAt,
        createdAt: couple.createdAt,
      }),
    )
    .execute();
  await tx
    .insertInto('couple_heads')
    .values(toRow({ coupleId: couple.id }))
    .execute();
}

type CouplePatch = Patch<
  Pick<
    FieldsOf<'couples'>,
    'name' | 'anniversary' | 'isImplicit' | 'inviteCode' | 'inviteCodeExpiresAt' | 'eveningTime'
  >
>;

export async function updateCouple(tx: Transaction, coupleId: string, patch: CouplePatch): Promise<void> {
  touchRows(tx, COUPLES, { coupleId }, [coupleId]);
  await tx.updateTable('couples').set(toRow(patch)).where('id', '=', coupleId).execute();
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
