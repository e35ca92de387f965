import { newId } from './new-id.ts';

/** JSON object: a call's body, or a record at its base version. */
export type Fields = Readonly<Record<string, unknown>>;

/** Photo that is uploaded before its change. Until then the body refers to it by `address`. */
export interface PendingFile {
  address: string;
  /** `Idempotency-Key` of its upload. */
  key: string;
  /** Image data; absent for a photo that is stored elsewhere on this device, under its `contentHash`. */
  blob?: Blob;
  /** SHA-256 of the original file, if the server identifies the photo by it. */
  contentHash?: string;
  name: string;
}

/** Change that the server has not confirmed yet: its request, and the data that screens show meanwhile. */
export interface PendingMutation {
  /** Position in the queue, assigned by the store. */
  order: number;
  /** `Idempotency-Key` of the request. */
  key: string;
  memberId: string;
  /** Name of the call in the contract, such as `notes.create`. */
  call: string;
  method: string;
  /** Path and query. */
  path: string;
  body: Fields | null;
  /**
   * Name of the bulk import that it belongs to. The changes of imports are many and large. They are sent two at a
   * time in a lane of their own, which blocks no other change and can be paused.
   */
  lane?: string;
  /** Photos that are not uploaded yet. */
  files?: readonly PendingFile[];
  /** Object that it changes. Changes of one object are sent in order. */
  objectId: string;
  /** Ids of other objects that it changes. Later changes of these are sent after it. */
  alsoChanges?: readonly string[];
  /** Calls that it depends on, for any object: earlier pending ones are sent first. */
  follows?: readonly string[];
  /** Names in the body that are no fields of the record. */
  parameters?: readonly string[];
  /** Groups of fields that mean something only together: a change of one field is a change of its group. */
  sentTogether?: readonly (readonly string[])[];
  /** Time of the change, an instant by this device's clock. */
  madeAt: string;
  /** Object at the base version; `null` for a new one. */
  before: Fields | null;
  /** `refused`: the server rejected it; `stale`: the object is newer than `before`. Both need the member's decision. */
  state: 'waiting' | 'refused' | 'stale';
  /** The server's message for a rejected change. */
  reason?: string;
  /** Number of times that it was put onto a newer version without a decision. */
  rebases?: number;
  /** True once the server has answered that it cannot take the change now. */
  isHeld?: boolean;
  /** Status of the last answer that did not come from our server, and the instant of the first one in a row. */
  foreign?: { status: number; since: string };
  /** The partner's version of the object, for a stale change. */
  newer?: Fields;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isPendingMutation(value: unknown): value is PendingMutation {
  return isFields(value) && 'order' in value && 'key' in value && 'call' in value && 'state' in value;
}

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
