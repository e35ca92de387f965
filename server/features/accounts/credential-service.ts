import type { Database } from '#server/db/database.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { findContact, findCredentials } from './user-queries.ts';

/** Whether `password` is the signed-in member's. */
export async function isOwnPassword(
  { db, member, passwords }: MemberContext,
  password: string | undefined,
): Promise<boolean> {
  const { passwordHash } = await findCredentials(db, member.id);
  return passwords.isRight(passwordHash, password ?? '');
}

/** A member's name and address, for mails and for what their authenticator shows. */
export function readContact(db: Database, userId: string) {
  return findContact(db, userId);
}
