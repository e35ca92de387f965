import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, relative, sep } from 'node:path';
import type { FileStore } from './file-store.ts';

/** Large enough to occupy a block on every file system. */
const PROBE_BYTES = 4096;

/** Returns a store of files below the folder `root`, readable only by the user of the process. */
export function createDiskStore(root: string): FileStore {
  const pathOf = (key: string) => {
    const path = normalize(join(root, key));
    if (!path.startsWith(root + sep)) throw new Error(`a file key leaves the store: ${key}`);
    return path;
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const temporary = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        const file = await open(temporary, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          // The row that names the file is committed after this. A crash must not leave a row without its file.
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async get(key, contentType) {
      try {
        return await openAsBlob(pathOf(key), { type: contentType });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async size(key) {
      try {
        return (await stat(pathOf(key))).size;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async checkWritable() {
      const path = join(root, `${randomUUID()}.part`);
      await mkdir(root, { recursive: true, mode: 0o700 });
      try {
        await writeFile(path, Buffer.alloc(PROBE_BYTES), { flag: 'wx', mode: 0o600, flush: true });
      } finally {
        await rm(path, { force: true });
      }
    },
    async *list() {
      for await (const path of walk(root)) {
        // Skips files that are still being written.
        if (!path.endsWith('.part')) yield relative(root, path).replaceAll(sep, '/');
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    deleteAll: (prefix) => rm(pathOf(prefix), { recursive: true, force: true }),
  };
}

async function* walk(folder: string): AsyncGenerator<string> {
  let entries;
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch (error) {
    // The folder does not exist yet, or was deleted after it was listed.
    if (isMissing(error)) return;
    throw error;
  }
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

function isMissing(error: unknown): boolean {
  // `openAsBlob` fails with ERR_INVALID_ARG_VALUE for a file that cannot be opened.
  return error instanceof Error && 'code' in error && ['ENOENT', 'ERR_INVALID_ARG_VALUE'].includes(String(error.code));
}
