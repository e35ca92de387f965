import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { BackupUnreadable, createSealing, createUnsealing } from './encryption.ts';
import { readBuffers } from './tables.ts';

/** Name of the last entry, a hash of all entries before it. A backup without it is truncated. */
const SEAL = 'sha256';

/** One named piece of a backup. Entries are read in the order in which they were added, regardless of their names. */
export interface Entry {
  name: string;
  content: Buffer;
}

/**
 * Writes the entries that `write` adds to `path` as a tar archive, each compressed, and encrypted unless `passphrase`
 * is `null`. The file appears under `path` only when it is complete.
 */
export async function writeArchive(
  path: string,
  passphrase: string | null,
  write: (add: (entry: Entry) => Promise<void>) => Promise<void>,
): Promise<void> {
  const temporary = `${path}.part`;
  const archive = pack();
  const hash = createHash('sha256');
  const written = pipeline(
    archive,
    createSealing(passphrase),
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

/**
 * Reads an archive's entries in order. Rejects with `BackupUnreadable` if the archive is damaged or incomplete, at the
 * latest after the last entry.
 */
export async function readArchive(
  path: string,
  passphrase: string | null,
  take: (entry: Entry) => Promise<void>,
): Promise<void> {
  const archive = extract();
  const read = pipeline(createReadStream(path), createUnsealing(passphrase), archive);
  read.catch(() => undefined);
  const hash = createHash('sha256');
  let seal: string | null = null;
  let isTaking = false;
  try {
    for await (const entry of archive) {
      const bytes = Buffer.concat(await Array.fromAsync(readBuffers(entry)));
      const { name } = entry.header;
      if (name === SEAL) seal = bytes.toString('utf8');
      else {
        const content = gunzipSync(bytes);
        hash.update(name).update('\0').update(content);
        isTaking = true;
        await take({ name, content });
        isTaking = false;
      }
    }
  } finally {
    // Rejects with the cause of a failed read, which says more than the error that it led to. An entry that was not
    // taken ends the read early, and is the cause itself.
    if (!isTaking) await read;
  }
  if (seal !== hash.digest('hex')) throw new BackupUnreadable('The backup is cut off or damaged.');
}
