import { openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ZipEntry } from './zip-file.ts';

/** Temporary files of an archive, written in parts before they are sent, so that memory holds one part at a time. */
export interface Spool {
  /** Opens a file of the archive under its name. */
  open(name: string): Promise<SpoolFile>;
}

export interface SpoolFile {
  append(text: string): Promise<void>;
  /** Ends the file. It is read from the disk when the archive reaches it. */
  close(): Promise<ZipEntry>;
}

/** No response takes longer, so an older folder is left over from a process that died. */
const MAX_AGE_MS = 24 * 3600 * 1000;

/**
 * Opens a folder below `parent` that only this user can read. It is removed when `signal` aborts, which means that the
 * response has ended or its caller has gone.
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
    // Another export may remove the folder at the same moment.
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - MAX_AGE_MS) await rm(path, { recursive: true, force: true });
  }
}
