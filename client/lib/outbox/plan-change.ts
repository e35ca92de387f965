import { newId } from './new-id.ts';
import { withPartId } from './part-ids.ts';
import type { NewChange } from './change-store.ts';
import type { Fields, WaitingChange } from './waiting-change.ts';
import type { WaitingRules } from './waiting-rules.ts';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** The id of a record in a path; `null` in that of a list. */
export function idInPath(pathname: string): string | null {
  return UUID.exec(pathname)?.[0] ?? null;
}

interface Call {
  call: string;
  pathname: string;
  /** The body as the screen sent it. */
  body: Fields | null;
}

/** What a call is about and behind which others it goes: the ids of what it makes are given here, before the server has heard of it. */
export function planChange(
  rules: WaitingRules | undefined,
  { call, pathname, body }: Call,
): Pick<NewChange, 'body' | 'objectId' | 'follows'> {
  const kind = rules?.calls[call];
  const isNew = kind === 'create';
  const [resource = ''] = call.split('.');
  const planned = isNew ? { ...body, id: body?.['id'] ?? newId() } : withPartId(kind, body);
  const follows = rules?.follows?.[call];
  const known = rules?.objectIdOf?.(pathname) ?? idInPath(pathname) ?? resource;
  return {
    body: planned,
    objectId: isNew ? String(planned?.['id']) : known,
    ...(follows && { follows }),
  };
}

/** The body with the state of the object that it is a change to, where its call says that. */
export function uponSeen(
  rules: WaitingRules | undefined,
  { call, body }: Pick<WaitingChange, 'call' | 'body'>,
  seenAt: unknown,
): Fields | null {
  return rules?.withBasis.includes(call) && seenAt !== undefined ? { ...body, updatedAt: seenAt } : body;
}
