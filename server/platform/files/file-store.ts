/** Stored files by key. A key is a path that the app generates (`couples/<id>/photos/<id>.webp`), never a name that a member chose. */
export interface FileStore {
  /** Stores all of `bytes` or nothing: a failed or broken write leaves no file. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The file, read lazily where the store can, or `null`. */
  get(key: string, contentType: string): Promise<Blob | null>;
  /** The file's size in bytes, or `null` where there is none. */
  size(key: string): Promise<number | null>;
  /** The key of every file, in no order. */
  list(): AsyncIterable<string>;
  /** Writes a few bytes that nobody lists; rejects when that fails. */
  checkWritable(): Promise<void>;
  /** Deletes one file; an absent one is fine. */
  delete(key: string): Promise<void>;
  /** Deletes every file whose key begins with `prefix` (which ends in a slash). */
  deleteAll(prefix: string): Promise<void>;
}
