import { sql } from 'kysely';

/**
 * Selects rows of the member and of their current partner; `coupleId` is the member's couple or `null`. Unlike an `or`
 * over two owners, it can use an index that begins with `user_id`.
 */
export function ownedByMemberOrPartner({ id, coupleId }: { id: string; coupleId: string | null }) {
  return sql<boolean>`user_id = any (array(
    select seat.user_id from couple_members seat where seat.couple_id = ${coupleId}::uuid
    union select ${id}::uuid))`;
}
