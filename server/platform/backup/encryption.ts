import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { Transform } from 'node:stream';

/** Magic bytes at the start of a backup, which tell the format and if it is encrypted. */
const PLAIN = Buffer.from('JUGAL-BACKUP-1P\n');
const ENCRYPTED = Buffer.from('JUGAL-BACKUP-1E\n');
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const LENGTH_BYTES = 4;
const CHUNK_BYTES = 1024 * 1024;
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

/** The backup cannot be read. `message` is one line for the operator. */
export class BackupUnreadable extends Error {}

/**
 * Encrypts a backup in chunks of AES-256-GCM with a key that scrypt derives from the passphrase, if there is one. The
 * nonce of a chunk holds its number and a flag for the last one, so no chunk can be left out, moved or cut off.
 */
export function createSealing(passphrase: string | null): Transform {
  if (passphrase === null) return prefixed(PLAIN);
  const salt = randomBytes(SALT_BYTES);
  const key = deriveKey(passphrase, salt);
  let waiting = Buffer.alloc(0);
  let number = 0;

  function seal(plain: Buffer, isLast: boolean): Buffer {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast));
    number += 1;
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(body.length);
    return Buffer.concat([length, cipher.getAuthTag(), body]);
  }

  const stream = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, bytes]);
      while (waiting.length > CHUNK_BYTES) {
        this.push(seal(waiting.subarray(0, CHUNK_BYTES), false));
        waiting = waiting.subarray(CHUNK_BYTES);
      }
      done();
    },
    flush(done) {
      this.push(seal(waiting, true));
      done();
    },
  });
  stream.push(Buffer.concat([ENCRYPTED, salt]));
  return stream;
}

/** Reverses `createSealing`. Fails with `BackupUnreadable`. */
export function createUnsealing(passphrase: string | null): Transform {
  let waiting = Buffer.alloc(0);
  let isBegun = false;
  let key: Buffer | null = null;
  let number = 0;
  let isEnded = false;

  /** Consumes the head, or returns false while it is incomplete. */
  function begin(): boolean {
    if (waiting.length < ENCRYPTED.length + SALT_BYTES) return false;
    const head = waiting.subarray(0, ENCRYPTED.length);
    if (!head.equals(PLAIN) && !head.equals(ENCRYPTED))
      throw new BackupUnreadable('This is no backup of Jugal.');
    const isEncrypted = head.equals(ENCRYPTED);
    if (isEncrypted && passphrase === null)
      throw new BackupUnreadable('This backup is encrypted: set BACKUP_PASSPHRASE.');
    waiting = waiting.subarray(head.length);
    if (isEncrypted && passphrase !== null) {
      key = deriveKey(passphrase, waiting.subarray(0, SALT_BYTES));
      waiting = waiting.subarray(SALT_BYTES);
    }
    isBegun = true;
    return true;
  }

  function open(sealed: Buffer, chunkKey: Buffer): Buffer {
    const tag = sealed.subarray(0, TAG_BYTES);
    const body = sealed.subarray(TAG_BYTES);
    // Only the authentication tag tells if this chunk is the last.
    for (const isLast of [false, true]) {
      try {
        const decipher = createDecipheriv('aes-256-gcm', chunkKey, nonceOf(number, isLast));
        decipher.setAuthTag(tag);
        const plain = Buffer.concat([decipher.update(body), decipher.final()]);
        number += 1;
        isEnded = isLast;
        return plain;
      } catch {
        continue;
      }
    }
    throw new BackupUnreadable('The passphrase is wrong, or the backup is damaged.');
  }

  function readChunks(stream: Transform, chunkKey: Buffer): void {
    while (waiting.length >= LENGTH_BYTES) {
      const whole = LENGTH_BYTES + TAG_BYTES + waiting.readUInt32BE();
      if (isEnded || whole > LENGTH_BYTES + TAG_BYTES + CHUNK_BYTES)
        throw new BackupUnreadable('The passphrase is wrong, or the backup is damaged.');
      if (waiting.length < whole) return;
      stream.push(open(waiting.subarray(LENGTH_BYTES, whole), chunkKey));
      waiting = waiting.subarray(whole);
    }
  }

  return new Transform({
    transform(bytes: Buffer, _encoding, done) {
      try {
        waiting = Buffer.concat([waiting, bytes]);
        if (!isBegun && !begin()) return done();
        if (key) readChunks(this, key);
        else {
          this.push(waiting);
          waiting = Buffer.alloc(0);
        }
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
    flush(done) {
      if (!isBegun) done(new BackupUnreadable('This is no backup of Jugal.'));
      else if (key && !isEnded) done(new BackupUnreadable('The backup is cut off.'));
      else done();
    },
  });
}

function prefixed(head: Buffer): Transform {
  const stream = new Transform({ transform: (bytes: Buffer, _encoding, done) => done(null, bytes) });
  stream.push(head);
  return stream;
}

function deriveKey(passphrase: string, salt: Buffer): Buffer {
  return scryptSync(passphrase.normalize('NFKC'), salt, 32, SCRYPT);
}

/** Returns a nonce of 12 bytes, different for each chunk of a key. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0, 0);
  nonce.writeUIntBE(number, 6, 6);
  return nonce;
}
