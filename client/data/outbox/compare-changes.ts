import type { Fields, PendingMutation } from './pending-mutation.ts';

/** Returns the body with each occurrence of an address replaced by another. */
export function withAddress(body: Fields | null, address: string, other: string): Fields | null {
  const replace = (value: unknown): unknown =>
    value === address ? other : Array.isArray(value) ? value.map(replace) : value;
  return body && Object.fromEntries(Object.entries(body).map(([name, value]) => [name, replace(value)]));
}

/** Normalises a value of a form or record for comparison: an empty field equals `null`. */
function plain(value: unknown): string {
  return JSON.stringify(value === '' ? null : (value ?? null));
}

/**
 * The submitted fields that differ from the base version, and those sent together with one of them, so that a rebase
 * keeps the partner's other fields. Returns all fields if none differ: the form then confirmed everything.
 */
export function changedFields({
  body,
  before,
  sentTogether = [],
}: Pick<PendingMutation, 'body' | 'before' | 'sentTogether'>): Fields {
  const fields = Object.entries(body ?? {}).filter(([name]) => name !== 'updatedAt');
  const differing = fields.filter(([name, value]) => plain(value) !== plain(before?.[name])).map(([name]) => name);
  const sent = sentTogether.some((name) => differing.includes(name)) ? [...differing, ...sentTogether] : differing;
  const changed = fields.filter(([name]) => sent.includes(name));
  const baseVersion = body && 'updatedAt' in body ? { updatedAt: body['updatedAt'] } : {};
  return { ...Object.fromEntries(changed.length > 0 ? changed : fields), ...baseVersion };
}

/**
 * Returns true if the newer version differs only in fields that the change does not touch, such as a goal's deposits
 * beside its title. A field that the record lacks counts as touched: the change then depends on the whole record.
 */
export function isUntouched(
  { body, before, parameters = [] }: Pick<PendingMutation, 'body' | 'before' | 'parameters'>,
  newer: Fields,
): boolean {
  const names = Object.keys(body ?? {}).filter((name) => name !== 'updatedAt' && !parameters.includes(name));
  return names.every((name) => before && name in before && plain(before[name]) === plain(newer[name]));
}

/**
 * Sets the base version (`updatedAt`, `docs/topics/offline.md`) of a body that has one; `null` means that there was no
 * record. Other bodies are returned unchanged.
 */
export function withBaseVersion(body: Fields | null, baseVersion: unknown): Fields | null {
  const isVersion = typeof baseVersion === 'string' || baseVersion === null;
  return body && 'updatedAt' in body && isVersion ? { ...body, updatedAt: baseVersion } : body;
}

/** Returns the ids of all objects that a change alters. */
export function objectsOf({ objectId, alsoChanges = [] }: PendingMutation): readonly string[] {
  return [objectId, ...alsoChanges];
}

/** Returns a test for changes of the same object. */
export function isOfObject({ objectId }: PendingMutation): (other: PendingMutation) => boolean {
  return (other) => other.objectId === objectId;
}

/** Returns true if `earlier` alters the object of `later`, which waits for it. */
export function precedes(earlier: PendingMutation, later: PendingMutation): boolean {
  return (
    earlier.memberId === later.memberId &&
    objectsOf(earlier).includes(later.objectId) &&
    earlier.order < later.order &&
    earlier.state !== 'refused' &&
    later.state === 'waiting'
  );
}

/** Returns true if `earlier` is a change of another object that the later one depends on. */
export function blocks(earlier: PendingMutation, { memberId, order, follows = [] }: PendingMutation): boolean {
  return (
    earlier.memberId === memberId &&
    earlier.order < order &&
    earlier.state !== 'refused' &&
    follows.includes(earlier.call)
  );
}
