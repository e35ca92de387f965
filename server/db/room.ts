declare const roomBrand: unique symbol;

/**
 * Proof of free storage for records of a `Capacity`, made in the transaction that inserts them
 * (`platform/capacities/`). Queries that insert such records require it, so that no code path exceeds the limit.
 */
export interface Room<Capacity extends string> {
  readonly [roomBrand]: Capacity;
  /** Number of records that it covers. */
  readonly count: number;
}
