/**
 * Stores files by key. A key is a path that the caller generates (`albums/<id>/<id>.webp`), never a name that a user
 * chose.
 */
export interface FileStore {
  /** Stores all of `bytes` or nothing: a failed or interrupted write leaves no file. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Returns the file, read lazily if the store can, or `null`. */
  get(key: string, contentType: string): Promise<Blob | null>;
  /** Returns the file's size in bytes, or `null` if the file is missing. */
  size(key: string): Promise<number | null>;
  /** Yields the key of every file, in no particular order. */
  list(): AsyncIterable<string>;
  /** Writes a few bytes that `list` omits. Rejects if that fails. */
  checkWritable(): Promise<void>;
  /** Deletes one file. A missing file is no error. */
  delete(key: string): Promise<void>;
  /** Deletes every file whose key begins with `prefix`, which ends in a slash. */
  deleteAll(prefix: string): Promise<void>;
}
