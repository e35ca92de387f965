import { openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ZipEntry } from './zip-file.ts';

/** Files that are written part by part before they are sent, so that memory holds one part of them. */
export interface Spool {
  /** Opens a file of the archive under its name. */
  open(name: string): Promise<SpoolFile>;
}

export interface SpoolFile {
  append(text: string): Promise<void>;
  /** Ends the file; it is read from the disk when its turn in the archive comes. */
  close(): Promise<ZipEntry>;
}

/** No response takes longer: what is older was left by a process that died. */
const MAX_AGE_MS = 24 * 3600 * 1000;

/**
 * A folder below `parent` that only this user can read. It is removed when `signal` aborts: the response is over then, or nobody
 * waits for it.
 */
export async function openSpool(parent: string, signal: AbortSignal): Promise<Spool> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await removeOld(parent);
  const folder = await mkdtemp(join(parent, 'spool-'));
  const remove = () => void rm(folder, { recursive: true, force: true });
  if (signal.aborted) remove();
  signal.addEventListener('abort', remove, { once: true });
  let count = 0;
  return {
    async open(name) {
      count += 1;
      const path = join(folder, String(count));
      const file = await open(path, 'wx', 0o600);
      return {
        append: (text) => file.appendFile(text),
        async close() {
          await file.close();
          const { size } = await stat(path);
          return { name, size, read: () => openAsBlob(path) };
        },
      };
    },
  };
}

async function removeOld(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    // One that another export removes in this moment is gone.
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - MAX_AGE_MS) await rm(path, { recursive: true, force: true });
  }
}
