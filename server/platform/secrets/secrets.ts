import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from '#server/config.ts';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Letters and digits that are not confused when they are read aloud or from a photo. */
const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * Cryptography with the installation's secret key. `purpose` separates the uses: a value of one is invalid for another.
 */
export interface Secrets {
  /** Returns a keyed hash of 32 bytes, so that short codes cannot be guessed from the database alone. */
  hash(purpose: string, text: string): Buffer;
  /** Encrypts with AES-256-GCM, as base64url. */
  encrypt(purpose: string, plain: string): string;
  /** Throws for a value that was encrypted with another key or for another purpose. */
  decrypt(purpose: string, encrypted: string): string;
}

export function createSecrets(key: Buffer): Secrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES));
  return {
    hash: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest(),
    encrypt(purpose, plain) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv);
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    decrypt(purpose, encrypted) {
      const bytes = Buffer.from(encrypted, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const sealed = bytes.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
    },
  };
}

/**
 * Opens the key of the setting `SECRET_KEY`, or one that the first start generates in `DATA_DIR/secret-key`. Servers
 * that share a database need the same key.
 */
export function openSecrets({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Secrets {
  return createSecrets(secretKey ?? readKeyFile(dataDir));
}

/** Returns the content of `DATA_DIR/secret-key` for backups, or `null` before the first start. */
export function readSecretKeyFile(dataDir: string): string | null {
  const path = join(dataDir, 'secret-key');
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

function readKeyFile(dataDir: string): Buffer {
  const path = join(dataDir, 'secret-key');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, randomBytes(KEY_BYTES).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw error;
  }
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url');
  if (key.length !== KEY_BYTES) throw new ConfigError(`${path} holds no key of ${KEY_BYTES} bytes`);
  return key;
}

/** Returns a random code to type. There are 31 to the power of `length` codes, about 8.5e11 for 8 characters. */
export function makeCode(length: number): string {
  return Array.from({ length }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}
