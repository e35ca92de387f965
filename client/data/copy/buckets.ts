/** Average number of rows in a chunk. The fullest one has less than 200. */
const ROWS_PER_BUCKET = 100;

/** Returns the number of chunks for `rows` rows of a resource, a power of two that never shrinks below `present`. */
export function countBuckets(rows: number, present = 1): number {
  let buckets = present;
  while (rows > buckets * ROWS_PER_BUCKET) buckets *= 2;
  return buckets;
}

/** Returns the chunk, from 0, that holds the row of an id among `buckets` chunks. */
export function bucketOf(id: string, buckets: number): number {
  // The 32-bit FNV-1a hash: https://www.rfc-editor.org/rfc/rfc9923
  let hash = 0x811c9dc5;
  for (let place = 0; place < id.length; place += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(place), 0x01000193);
  }
  // The low bits of ids that differ in one letter are alike.
  return ((hash ^ (hash >>> 15)) >>> 0) % buckets;
}
