import { createDecipheriv, scryptSync } from 'node:crypto';
import { open } from 'node:fs/promises';

/** Magic bytes of the backups before age, followed by a tar archive or by salt and encrypted chunks of one. */
export const FORMER_PLAIN = 'JUGAL-BACKUP-1P\n';
export const FORMER_ENCRYPTED = 'JUGAL-BACKUP-1E\n';

const SALT_BYTES = 16;
/** Length and authentication tag before each chunk. */
const LENGTH_BYTES = 4;
const FRAME_BYTES = LENGTH_BYTES + 16;
const CHUNK_MAX_BYTES = 1024 * 1024;
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

/** Decrypts chunks of AES-256-GCM, whose nonces hold the chunk's number and a flag for the last. Throws if one is damaged. */
export async function* decryptFormer(path: string, passphrase: string): AsyncGenerator<Uint8Array> {
  const file = await open(path);
  const read = async (bytes: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes));
    if (bytesRead < bytes) throw new RangeError('the backup is cut off');
    return buffer;
  };
  try {
    const { size } = await file.stat();
    await read(FORMER_ENCRYPTED.length);
    const key = scryptSync(passphrase, await read(SALT_BYTES), 32, SCRYPT);
    let place = FORMER_ENCRYPTED.length + SALT_BYTES;
    for (let number = 0; place < size; number += 1) {
      const frame = await read(FRAME_BYTES);
      const length = frame.readUInt32BE();
      if (length > CHUNK_MAX_BYTES) throw new RangeError('a chunk of the backup is too long');
      place += FRAME_BYTES + length;
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, place === size));
      decipher.setAuthTag(frame.subarray(LENGTH_BYTES));
      yield Buffer.concat([decipher.update(await read(length)), decipher.final()]);
    }
  } finally {
    await file.close();
  }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0, 0);
  nonce.writeUIntBE(number, 6, 6);
  return nonce;
}
