import { newId } from './new-id.ts';
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

/** Fields that a change consists of: its body, the base version, and what it says about the fields. */
type Edit = Pick<PendingMutation, 'body' | 'before' | 'parameters' | 'sentTogether'>;

/** Returns the fields with all others of their groups. */
function withGroups(names: readonly string[], { sentTogether = [] }: Edit): Set<string> {
  return new Set([...names, ...sentTogether.filter((group) => group.some((name) => names.includes(name))).flat()]);
}

/** Lists the fields of the body that differ from the base version; all of them if none does. */
function listChanged({ body, before, parameters = [] }: Edit): string[] {
  const names = Object.keys(body ?? {}).filter((name) => name !== 'updatedAt' && !parameters.includes(name));
  const differing = names.filter((name) => plain(body?.[name]) !== plain(before?.[name]));
  return differing.length > 0 ? differing : names;
}

/**
 * The submitted fields that differ from the base version, and those of their groups, so that a rebase keeps the partner's
 * other fields. Returns all fields if none differ: the form then confirmed everything.
 */
export function changedFields(edit: Edit): Fields {
  const { parameters = [] } = edit;
  const sent = new Set([...withGroups(listChanged(edit), edit), 'updatedAt', ...parameters]);
  return Object.fromEntries(Object.entries(edit.body ?? {}).filter(([name]) => sent.has(name)));
}

/**
 * Returns true if the newer version differs from the base version only in fields that the change does not touch, such as
 * a goal's deposits beside its title. A field that the record lacks counts as touched: the change depends on the whole
 * record.
 */
function isUntouched(edit: Edit, newer: Fields): boolean {
  const { before } = edit;
  const changed = listChanged(edit);
  if (!before || !changed.every((name) => name in before)) return false;
  return [...withGroups(changed, edit)].every((name) => plain(before[name]) === plain(newer[name]));
}

/** Number of rebases after which the member decides: the record changes faster than the change can be sent. */
const REBASES_MAX = 3;

/**
 * Puts a change onto a newer version of its object, as a request of its own. It becomes stale, for the member to decide,
 * if both versions change the same field, or after too many rebases.
 */
export function rebase(change: PendingMutation, newer: Fields): PendingMutation {
  const rebases = (change.rebases ?? 0) + 1;
  const isNewer = newer['updatedAt'] !== undefined && newer['updatedAt'] !== change.body?.['updatedAt'];
  return isNewer && rebases <= REBASES_MAX && isUntouched(change, newer)
    ? { ...change, ...onto(change, newer), rebases }
    : { ...change, state: 'stale', newer };
}

/** Returns what differs in a change that is made again on top of a newer version. */
export function onto(change: PendingMutation, newer: Fields): Pick<PendingMutation, 'key' | 'before' | 'body'> {
  return { key: newId(), before: newer, body: withBaseVersion(changedFields(change), newer['updatedAt']) };
}

/**
 * Sets the base version (`updatedAt`, `docs/topics/offline.md`) of a body that has one; `null` means that there was no
 * record. Other bodies are returned unchanged.
 */
export function withBaseVersion(body: Fields | null, baseVersion: unknown): Fields | null {
  const isVersion = typeof baseVersion === 'string' || baseVersion === null;
  return body && 'updatedAt' in body && isVersion ? { ...body, updatedAt: baseVersion } : body;
}

/** Fields whose values on the device are guesses by its own clock. */
const GUESSED: ReadonlySet<string> = new Set(['createdAt', 'updatedAt']);

/**
 * Gives a later change the version of its object if it was made on top of it. If the partner has changed the object
 * since, it keeps its base version, so that the server rejects it as stale.
 */
export function ontoVersion(change: PendingMutation, object: unknown): PendingMutation {
  const { before, body } = change;
  if (typeof object !== 'object' || object === null || !before) return change;
  const isSame = Object.entries(object).every(
    ([name, value]) => GUESSED.has(name) || plain(before[name]) === plain(value),
  );
  return isSame ? { ...change, body: withBaseVersion(body, Reflect.get(object, 'updatedAt')) } : change;
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
