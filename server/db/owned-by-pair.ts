import { sql } from 'kysely';

/**
 * True of rows that belong to the member or to the partner they have now; `coupleId` is the member's couple or `null`. Written
 * so that PostgreSQL goes into an index that begins with `user_id`, which an `or` over two owners would not.
 */
export function ownedByPair({ id, coupleId }: { id: string; coupleId: string | null }) {
  return sql<boolean>`user_id = any (array(
    select seat.user_id from couple_members seat where seat.couple_id = ${coupleId}::uuid
    union select ${id}::uuid))`;
}
