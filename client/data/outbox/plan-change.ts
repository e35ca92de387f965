import { newId } from './new-id.ts';
import type { AlteringChange, OfflineRules } from './offline-rules.ts';
import type { Fields, PendingMutation } from './pending-mutation.ts';
import type { NewChange } from './stored/change-store.ts';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** Returns the id of a record in a path; `null` for the path of a list. */
export function idInPath(pathname: string): string | null {
  return UUID.exec(pathname)?.[0] ?? null;
}

interface Call {
  call: string;
  pathname: string;
  /** Body as the screen sent it. */
  body: Fields | null;
}

/** Resolves a change's target and dependencies, and assigns client-side ids to the records it creates. */
export function planChange(
  rules: OfflineRules | undefined,
  { call, pathname, body }: Call,
): Pick<NewChange, 'body' | 'objectId' | 'follows' | 'parameters' | 'sentTogether'> {
  const isNew = rules?.calls[call] === 'create';
  const idField = isNew ? 'id' : rules?.body?.partIds?.[call];
  const [resource = ''] = call.split('.');
  const planned = idField === undefined ? body : { [idField]: newId(), ...body };
  const { parameters, sentTogether } = rules?.body ?? {};
  const follows = rules?.follows?.[call];
  const known = rules?.object?.idOf?.(pathname) ?? idInPath(pathname) ?? resource;
  return {
    body: planned,
    objectId: isNew ? String(planned?.['id']) : known,
    ...(follows && { follows }),
    ...(parameters && { parameters }),
    ...(sentTogether && { sentTogether }),
  };
}

/** Returns the ids of the records that a change alters besides its object, as a part of it. */
export function withAlsoChanged(
  rules: OfflineRules | undefined,
  change: AlteringChange & { objectId: string },
  records: readonly Fields[],
): Pick<NewChange, 'alsoChanges'> {
  const ids = records
    .filter((record) => record['id'] !== change.objectId && rules?.isAlsoChanged?.(record, change))
    .map(({ id }) => String(id));
  return ids.length > 0 ? { alsoChanges: ids } : {};
}

/** Returns the body with its base version, if the call takes one. */
export function withSeenVersion(
  rules: OfflineRules | undefined,
  { call, body }: Pick<PendingMutation, 'call' | 'body'>,
  seenAt: unknown,
): Fields | null {
  return rules?.withBaseVersion?.includes(call) && seenAt !== undefined ? { ...body, updatedAt: seenAt } : body;
}
