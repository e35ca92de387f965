import { newId } from './new-id.ts';
import type { Fields } from './pending-mutation.ts';
import type { ChangeKind } from './offline-rules.ts';

/**
 * Body field of the client-side id of a nested record, by kind of change. Screens know the id before the server does.
 */
const partNames: Partial<Record<ChangeKind, string>> = {
  comment: 'commentId',
  deposit: 'entryId',
  withdraw: 'entryId',
  reset: 'entryId',
  fill: 'expenseId',
};

/** Returns the body with an id for the nested record that it creates; unchanged if it creates none. */
export function withPartId(kind: ChangeKind | undefined, body: Fields | null): Fields | null {
  const name = kind && partNames[kind];
  return name ? { ...body, [name]: newId() } : body;
}

/** Lists the ids of the nested records that a body creates. */
export function partIdsOf(body: Fields | null): string[] {
  return Object.values(partNames).flatMap((name) => {
    const id = body?.[name];
    return typeof id === 'string' ? [id] : [];
  });
}
