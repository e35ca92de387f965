import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { decryptFormer, FORMER_ENCRYPTED, FORMER_PLAIN } from './former-encryption.ts';

/** The backup cannot be read. `message` is one line for the operator. */
export class BackupUnreadable extends Error {}

const AGE = 'age-encryption.org/v1\n';
/** The magic of a tar archive (POSIX ustar) and its place. */
const TAR = { magic: 'ustar', place: 257 };
const HEAD_BYTES = 512;
/** Binary logarithm of scrypt's cost: two to three seconds and 256 MB for each try of a passphrase. The default of age. */
const SCRYPT_WORK_FACTOR = 18;

/** Returns an encrypter for backups that `age -d` and `restore` decrypt with the passphrase. */
export function createEncrypter(passphrase: string, scryptWorkFactor = SCRYPT_WORK_FACTOR): Encrypter {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(normalize(passphrase));
  encrypter.setScryptWorkFactor(scryptWorkFactor);
  return encrypter;
}

/** Encrypts a stream in the age format, 64 KB at a time. */
export async function* encrypt(plain: AsyncIterable<Uint8Array>, encrypter: Encrypter): AsyncGenerator<Uint8Array> {
  yield* await encrypter.encrypt(ReadableStream.from(plain));
}

/**
 * Yields the tar archive of a backup, decrypted if necessary. Throws `BackupUnreadable` if the file is no backup, the
 * passphrase is missing or wrong, or the file is damaged.
 */
export async function* readTar(path: string, passphrase: string | null): AsyncGenerator<Uint8Array> {
  const head = await readHead(path);
  if (head.startsWith(FORMER_PLAIN)) yield* createReadStream(path, { start: FORMER_PLAIN.length });
  else if (head.startsWith(FORMER_ENCRYPTED)) yield* decryptWith(passphrase, (by) => decryptFormer(path, by));
  else if (head.startsWith(AGE)) yield* decryptWith(passphrase, (by) => decryptAge(path, by));
  else if (head.startsWith(TAR.magic, TAR.place)) yield* createReadStream(path);
  else throw new BackupUnreadable('This is no backup of Jugal.');
}

async function* decryptWith(
  passphrase: string | null,
  decrypt: (passphrase: string) => AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  if (passphrase === null) throw new BackupUnreadable('This backup is encrypted: set BACKUP_PASSPHRASE.');
  try {
    yield* decrypt(normalize(passphrase));
  } catch (cause) {
    throw new BackupUnreadable('The passphrase is wrong, or the backup is damaged.', { cause });
  }
}

async function* decryptAge(path: string, passphrase: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  for await (const part of await decrypter.decrypt(ReadableStream.from(createReadStream(path))))
    yield Buffer.from(part.buffer, part.byteOffset, part.length);
}

async function readHead(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES));
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Two keyboards may write the same letters differently. */
function normalize(passphrase: string): string {
  return passphrase.normalize('NFKC');
}
