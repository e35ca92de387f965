import { newId } from './new-id.ts';
import type { Fields } from './waiting-change.ts';
import type { ChangeKind } from './waiting-rules.ts';

/** Of a change that makes something within its object, the field of its body that names it: screens know it before the server does. */
const partNames: Partial<Record<ChangeKind, string>> = {
  comment: 'commentId',
  deposit: 'entryId',
  withdraw: 'entryId',
  reset: 'entryId',
  fill: 'expenseId',
};

/** The body with the id of what it makes within its object; as it was where it makes nothing. */
export function withPartId(kind: ChangeKind | undefined, body: Fields | null): Fields | null {
  const name = kind && partNames[kind];
  return name ? { ...body, [name]: newId() } : body;
}

/** The ids of what a body makes within its object. */
export function partIdsOf(body: Fields | null): string[] {
  return Object.values(partNames).flatMap((name) => {
    const id = body?.[name];
    return typeof id === 'string' ? [id] : [];
  });
}
