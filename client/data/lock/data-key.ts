import { decryptBytes, encryptBytes } from './encrypted-value.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * OWASP's recommendation for PBKDF2 with SHA-256 (2023); half a second on a phone. Argon2 would need WebAssembly, which
 * the content security policy forbids.
 */
export const PIN_ITERATIONS = 600_000;
const KEY_BYTES = 32;

/** Data key wrapped by a key derived from the PIN, then by the browser's non-extractable key. */
export interface PinWrap {
  salt: Bytes;
  iterations: number;
  wrapped: Bytes;
}

/** Data key wrapped by a secret that the device releases after it has verified its owner. */
export interface DeviceWrap {
  credentialId: Bytes;
  /** Input to the device for the secret. */
  salt: Bytes;
  wrapped: Bytes;
}

/** Generates a data key as bytes, for the caller to wrap and discard. */
export function newDataKey(): Bytes {
  return crypto.getRandomValues(new Uint8Array(KEY_BYTES));
}

/** Imports the data key for encryption and decryption, as non-extractable. */
export function importDataKey(raw: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Generates a non-extractable key: a script that reads the browser's database cannot guess PINs elsewhere. */
export function newBrowserKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 8 * KEY_BYTES }, false, ['encrypt', 'decrypt']);
}

export async function wrapByPin(raw: Bytes, pin: string, browserKey: CryptoKey): Promise<PinWrap> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const byPin = await encryptBytes(await keyOfPin(pin, salt, PIN_ITERATIONS), raw);
  return { salt, iterations: PIN_ITERATIONS, wrapped: await encryptBytes(browserKey, byPin) };
}

/** Returns the data key's bytes, or `null` for a wrong PIN. */
export async function unwrapByPin(
  { salt, iterations, wrapped }: PinWrap,
  pin: string,
  browserKey: CryptoKey,
): Promise<Bytes | null> {
  const byPin = await decryptBytes(browserKey, wrapped);
  return openOrNull(await keyOfPin(pin, salt, iterations), byPin);
}

export async function wrapByDevice(
  raw: Bytes,
  { credentialId, salt, secret }: Omit<DeviceWrap, 'wrapped'> & { secret: Bytes },
): Promise<DeviceWrap> {
  return { credentialId, salt, wrapped: await encryptBytes(await keyOfSecret(secret), raw) };
}

export async function unwrapByDevice({ wrapped }: DeviceWrap, secret: Bytes): Promise<Bytes | null> {
  return openOrNull(await keyOfSecret(secret), wrapped);
}

/** Decrypts the key, or returns `null` for a wrong one: AES-GCM authenticates. */
async function openOrNull(key: CryptoKey, wrapped: Bytes): Promise<Bytes | null> {
  try {
    return await decryptBytes(key, wrapped);
  } catch {
    return null;
  }
}

async function keyOfPin(pin: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveKey']);
  return derive({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, typed);
}

async function keyOfSecret(secret: Bytes): Promise<CryptoKey> {
  const given = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode('app lock');
  return derive({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }, given);
}

function derive(algorithm: Pbkdf2Params | HkdfParams, from: CryptoKey): Promise<CryptoKey> {
  const made = { name: 'AES-GCM', length: 8 * KEY_BYTES };
  return crypto.subtle.deriveKey(algorithm, from, made, false, ['encrypt', 'decrypt']);
}
