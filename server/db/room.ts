declare const roomBrand: unique symbol;

/**
 * Room for records of a capacity, made in the transaction that inserts them (`platform/capacities/`). A query that inserts such records
 * takes it, so no way to a table passes the limit.
 */
export interface Room<Capacity extends string> {
  readonly [roomBrand]: Capacity;
  /** How many records it is for. */
  readonly count: number;
}
