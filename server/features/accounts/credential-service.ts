import type { Database } from '#server/db/database.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { findContact, findCredentials } from './user-queries.ts';

/** True if `password` is the password of the signed-in member. */
export async function isOwnPassword(
  { db, member, passwords }: MemberContext,
  password: string | undefined,
): Promise<boolean> {
  const { passwordHash } = await findCredentials(db, member.id);
  return passwords.isRight(passwordHash, password ?? '');
}

/** Returns a member's name and address, for mails and for the label in their authenticator app. */
export function readContact(db: Database, userId: string) {
  return findContact(db, userId);
}
