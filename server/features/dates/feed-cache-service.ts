/** A text in parts. */
type Parts = readonly Buffer<ArrayBuffer>[];

/** Keeps texts by the hash of their version, up to a number of bytes. */
export interface TextCache {
  /** Returns the text of `key`. Concurrent calls write it once; a failed one is not kept. */
  read(key: string, write: () => Promise<Parts>): Promise<Parts>;
}

/** Creates a cache that drops the texts read longest ago. A text of more than a quarter of `maxBytes` is not kept. */
export function createTextCache(maxBytes: number): TextCache {
  const kept = new Map<string, { parts: Parts; bytes: number }>();
  const pending = new Map<string, Promise<Parts>>();
  let total = 0;

  function keep(key: string, parts: Parts): void {
    const bytes = parts.reduce((sum, part) => sum + part.length, 0);
    if (bytes > maxBytes / 4) return;
    kept.set(key, { parts, bytes });
    total += bytes;
    for (const [oldest, text] of kept) {
      if (total <= maxBytes) return;
      kept.delete(oldest);
      total -= text.bytes;
    }
  }

  return {
    async read(key, write) {
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
        return found.parts;
      }
      const known = pending.get(key);
      if (known) return known;
      const writing = write();
      pending.set(key, writing);
      try {
        const parts = await writing;
        keep(key, parts);
        return parts;
      } finally {
        pending.delete(key);
      }
    },
  };
}
