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
  /** Records that the server will make of it, its object first, if the body does not have their fields. */
  guessed?: readonly Fields[];
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
  /** Status of the last answer that did not come from our server, and the instants of the first and last one in a row. */
  foreign?: { status: number; since: string; last: string };
  /** The partner's version of the object, for a stale change. */
  newer?: Fields;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isPendingMutation(value: unknown): value is PendingMutation {
  return isFields(value) && 'order' in value && 'key' in value && 'call' in value && 'state' in value;
}
