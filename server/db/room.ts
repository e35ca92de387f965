const limitKey = Symbol('storage limit');

/**
 * Proof of free storage for records of a `StorageLimit`, made in the transaction that inserts them
 * (`platform/storage-limits/`). Queries that insert such records require it, so that no code path exceeds the limit.
 */
export interface Room<Limit extends string> {
  readonly [limitKey]: Limit;
  /** Number of records that it covers. */
  readonly count: number;
}

/** Makes the proof. Only `platform/storage-limits/` may call it (`npm run structure` checks). */
export function createRoom<Limit extends string>(limit: Limit, count: number): Room<Limit> {
  return { [limitKey]: limit, count };
}
