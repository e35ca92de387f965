import { sql } from 'kysely';
import { TERMS_VERSION } from '#domain/accounts/facts.ts';
import type { User } from '#domain/accounts/schema.ts';
import type { Patch } from '#domain/kernel/apply-patch.ts';
import type { Language } from '#domain/kernel/languages.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { deleteUserRow, updateUserRow } from '#server/db/repositories/users.ts';
import { asFields, type FieldsOf, toRow } from '#server/db/table-fields.ts';
import { coveringPremium, premiumSourceAt } from '#server/features/subscription/premium-service.ts';

const userColumns = [
  ...asFields(
    'users.id',
    'firstName',
    'lastName',
    'email',
    'emailVerified',
    'pendingEmail',
    'premiumUntil',
    'isAdmin',
    'avatarVersion',
    'dateOfBirth',
    'city',
    'upiId',
    'mustChangePassword',
    'language',
    'users.createdAt',
    'couple_members.coupleId',
  ),
  coveringPremium,
] as const;

/** A member's row with the couple they belong to; `createdAt` and `premiumUntil` are instants. */
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

export function findUser(db: Database, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('couple_members', 'couple_members.user_id', 'users.id')
    .leftJoin('couple_members as partner', (join) =>
      join.onRef('partner.couple_id', '=', 'couple_members.couple_id').onRef('partner.user_id', '!=', 'users.id'),
    )
    .select(userColumns)
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

/** Returns the member's row, locked against other changes. */
export async function lockUser(tx: Transaction, userId: string) {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  return findUser(tx, userId);
}

const credentialColumns = asFields('id', 'firstName', 'lastName', 'email', 'language', 'passwordHash');

export function findCredentialsByEmail(db: Database, email: string) {
  return db
    .selectFrom('users')
    .select(credentialColumns)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .executeTakeFirst();
}

export function findCredentials(db: Database, userId: string) {
  return db.selectFrom('users').select(credentialColumns).where('id', '=', userId).executeTakeFirstOrThrow();
}

export function findContact(db: Database, userId: string) {
  return db
    .selectFrom('users')
    .select(asFields('id', 'firstName', 'lastName', 'email', 'language'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Exempts an admin from the second step on this machine alone. */
export async function exemptFromSecondFactor(tx: Transaction, email: string): Promise<void> {
  const user = await lockUserByEmail(tx, email);
  if (user) await updateUserRow(tx, user.id, { isSecondFactorExempt: true });
}

export interface NewUser {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string;
  language: Language;
  createdAt: string;
}

/** Inserts the member with the head of their feed, or returns false if the address is taken. */
export async function insertUser(tx: Transaction, user: NewUser): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('users')
    .values(toRow({ ...user, acceptedTermsAt: user.createdAt, acceptedTermsVersion: TERMS_VERSION }))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await tx
    .insertInto('member_heads')
    .values(toRow({ userId: user.id }))
    .execute();
  return true;
}

/** The accepted terms version and its time; `null` for an account that another person created. */
export function findConsent(db: Database, userId: string) {
  return db
    .selectFrom('users')
    .select(['accepted_terms_at as acceptedAt', 'accepted_terms_version as version'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** The fields that a member changes. */
type UserPatch = Patch<
  Pick<
    FieldsOf<'users'>,
    | 'firstName'
    | 'lastName'
    | 'dateOfBirth'
    | 'city'
    | 'upiId'
    | 'language'
    | 'emailVerified'
    | 'pendingEmail'
    | 'avatarVersion'
    | 'passwordHash'
    | 'mustChangePassword'
  >
>;

export async function updateUser(tx: Transaction, userId: string, patch: UserPatch): Promise<void> {
  await updateUserRow(tx, userId, patch);
}

/**
 * Verifies the address that the code was mailed to, and lets it replace the address it corrects. Returns false if it is
 * no longer the address to verify, and violates `users_email` if another member has it.
 */
export function verifyAddress(tx: Transaction, userId: string, address: string): Promise<boolean> {
  return updateUserRow(
    tx,
    userId,
    { email: address, pendingEmail: null, emailVerified: true },
    sql<boolean>`coalesce(pending_email, email) = ${address}`,
  );
}

/** True if `viewerId` is the partner of `userId`. */
export async function arePartners(db: Database, userId: string, viewerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('couple_members as own')
    .innerJoin('couple_members as partner', 'partner.couple_id', 'own.couple_id')
    .select('own.user_id')
    .where('own.user_id', '=', userId)
    .where('partner.user_id', '=', viewerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the admins' rows and returns their ids, so that two admins who leave at once cannot both pass the check. */
export async function lockAdminIds(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteUser(tx: Transaction, userId: string): Promise<void> {
  await deleteUserRow(tx, userId);
}

/** The member as the API returns them at the instant `nowIso`. */
export function toUser(row: UserRow, nowIso: string): User {
  const { premiumUntil, partnerPremiumUntil, avatarVersion, ...user } = row;
  const premiumSource = premiumSourceAt({ premiumUntil, partnerPremiumUntil }, nowIso);
  return {
    ...user,
    isPremium: premiumSource !== null,
    premiumSource,
    profileImageUrl: avatarVersion && `/api/users/${row.id}/avatar/${avatarVersion}`,
  };
}

export function lockUserByEmail(tx: Transaction, email: string) {
  return tx
    .selectFrom('users')
    .select(asFields('id', 'firstName', 'lastName', 'isAdmin'))
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .forUpdate()
    .executeTakeFirst();
}

export async function makeAdmin(tx: Transaction, userId: string): Promise<void> {
  await updateUserRow(tx, userId, { isAdmin: true });
}

export async function hasUsers(db: Database): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return user !== undefined;
}
