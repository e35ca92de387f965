/** A JSON object: a call's body, or a record as it was seen. */
export type Fields = Readonly<Record<string, unknown>>;

/** A photo that goes before its change; until then the body names it by `address`. */
export interface WaitingFile {
  address: string;
  /** The `Idempotency-Key` of its upload. */
  key: string;
  /** Absent for a photo of a gallery, which stands in a store of its own (`gallery-store.ts`). */
  blob?: Blob;
  /** The SHA-256 of the file that it was made from, where the server is to know it by that. */
  contentHash?: string;
  name: string;
}

/** A change that was made here and that the server has not answered yet: the request as it is sent, and what its screens show of it meanwhile. */
export interface WaitingChange {
  /** Its place in the line; the store gives it. */
  order: number;
  /** Its `Idempotency-Key`. */
  key: string;
  memberId: string;
  /** What is called, as the contract names it: `notes.create`. */
  call: string;
  method: string;
  /** Path and query. */
  path: string;
  body: Fields | null;
  /** Memories of a gallery are many and large: two at a time, in a lane of their own, hold up nothing else and can be paused. */
  lane?: 'gallery';
  /** Those that the server does not have yet. */
  files?: readonly WaitingFile[];
  /** What it is a change of: those of one object go one after the other. */
  objectId: string;
  /** The calls that it does not overtake, whatever object they are changes of. */
  follows?: readonly string[];
  /** An instant, by this device's clock. */
  madeAt: string;
  /** The object as it was seen when the change was made; `null` for a new one. */
  before: Fields | null;
  /** `refused`: the server does not take it as it is; `stale`: the object is newer than `before`. Both wait for the member. */
  state: 'waiting' | 'refused' | 'stale';
  /** Of what was refused: the server's words. */
  reason?: string;
  /** Of what is stale: the object as the partner left it. */
  newer?: Fields;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isWaitingChange(value: unknown): value is WaitingChange {
  return isFields(value) && 'order' in value && 'key' in value && 'call' in value && 'state' in value;
}

/** The body with another address wherever it names this one. */
export function withAddress(body: Fields | null, address: string, other: string): Fields | null {
  const replace = (value: unknown): unknown =>
    value === address ? other : Array.isArray(value) ? value.map(replace) : value;
  return body && Object.fromEntries(Object.entries(body).map(([name, value]) => [name, replace(value)]));
}

/** A value of a form or of a record, to compare it with another: a field that was left empty is none. */
function plain(value: unknown): string {
  return JSON.stringify(value === '' ? null : (value ?? null));
}

/**
 * Of what a form sent, the fields that it changed: upon what the partner left, the others stay theirs. All of them where it changed none:
 * then it said that everything is to be as it was.
 */
export function changedFields({ body, before }: Pick<WaitingChange, 'body' | 'before'>): Fields {
  const fields = Object.entries(body ?? {}).filter(([name]) => name !== 'updatedAt');
  const changed = fields.filter(([name, value]) => plain(value) !== plain(before?.[name]));
  const basis = body && 'updatedAt' in body ? { updatedAt: body['updatedAt'] } : {};
  return { ...Object.fromEntries(changed.length > 0 ? changed : fields), ...basis };
}

/**
 * Whether what is newer differs in nothing that the change is about: money that was put into a goal is no reason to ask whose title
 * stays. Only of fields that the record has: an answer is to the whole of what was seen.
 */
export function isUntouched(
  { body, before }: Pick<WaitingChange, 'body' | 'before'>,
  newer: Fields,
): boolean {
  const names = Object.keys(body ?? {}).filter((name) => name !== 'updatedAt');
  return names.every((name) => before && name in before && plain(before[name]) === plain(newer[name]));
}

/**
 * A call's body that says which state of the object it changes (`updatedAt`, decision 0085; `null` where there was none); others stay as
 * they are.
 */
export function withBasis(body: Fields | null, basis: unknown): Fields | null {
  const isBasis = typeof basis === 'string' || basis === null;
  return body && 'updatedAt' in body && isBasis ? { ...body, updatedAt: basis } : body;
}
