import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Encrypter } from 'age-encryption';
import { extract, pack } from 'tar-stream';
import { encrypt, readTar, BackupUnreadable } from './encryption.ts';
import { readBuffers } from './tables.ts';

/** Name of the last entry, a hash of all entries before it. A backup without it is truncated. */
const SEAL = 'sha256';

/** One named piece of a backup. Entries are read in the order in which they were added, regardless of their names. */
export interface Entry {
  name: string;
  content: Buffer;
}

/**
 * Writes the entries that `write` adds to `path` as a tar archive, each compressed, and encrypted unless `encrypter`
 * is `null`. The file appears under `path` only when it is complete.
 */
export async function writeArchive(
  path: string,
  encrypter: Encrypter | null,
  write: (add: (entry: Entry) => Promise<void>) => Promise<void>,
): Promise<void> {
  const temporary = `${path}.part`;
  const archive = pack();
  const hash = createHash('sha256');
  const written = pipeline(
    encrypter ? encrypt(readBuffers(archive), encrypter) : archive,
    createWriteStream(temporary, { flags: 'w', mode: 0o600 }),
  );
  // Awaited at the end. The handler prevents an unhandled rejection until then.
  written.catch(() => undefined);

  function addEntry(name: string, content: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      written.catch(reject);
      archive.entry({ name, size: content.length, mode: 0o600 }, content, (error) =>
        error ? reject(error) : resolve(),
      );
    });
  }

  try {
    await write(async ({ name, content }) => {
      hash.update(name).update('\0').update(content);
      await addEntry(name, gzipSync(content, { level: 6 }));
    });
    await addEntry(SEAL, Buffer.from(hash.digest('hex')));
    archive.finalize();
    await written;
    await rename(temporary, path);
  } catch (error) {
    archive.destroy();
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Yields an archive's entries in order. Throws `BackupUnreadable` if it is damaged or incomplete, at the latest at its end. */
export async function* readArchive(path: string, passphrase: string | null): AsyncGenerator<Entry> {
  const archive = extract();
  const read = pipeline(readTar(path, passphrase), archive);
  // Awaited at the end. The handler prevents an unhandled rejection until then.
  read.catch(() => undefined);
  const hash = createHash('sha256');
  let seal: string | null = null;
  try {
    for await (const entry of archive) {
      const bytes = Buffer.concat(await Array.fromAsync(readBuffers(entry)));
      const { name } = entry.header;
      if (name === SEAL) seal = bytes.toString('utf8');
      else {
        const content = gunzipSync(bytes);
        hash.update(name).update('\0').update(content);
        yield { name, content };
      }
    }
    await read;
  } catch (cause) {
    if (cause instanceof BackupUnreadable) throw cause;
    throw new BackupUnreadable('The backup is cut off or damaged.', { cause });
  }
  if (seal !== hash.digest('hex')) throw new BackupUnreadable('The backup is cut off or damaged.');
}
