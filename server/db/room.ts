declare const roomBrand: unique symbol;

/**
 * Proof of free storage for records of a `StorageLimit`, made in the transaction that inserts them
 * (`platform/storage-limits/`). Queries that insert such records require it, so that no code path exceeds the limit.
 */
export interface Room<Limit extends string> {
  readonly [roomBrand]: Limit;
  /** Number of records that it covers. */
  readonly count: number;
}
