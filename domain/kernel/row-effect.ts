/** A row before and after a change; `null` where it does not exist. */
export interface RowEffect<Row> {
  before: Row | null;
  after: Row | null;
}
