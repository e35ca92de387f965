import { decryptValue, encryptValue } from './encrypted-value.ts';

/** Header of an encrypted response in a cache: its body is another response. */
const sealedHeader = 'x-jugal-sealed';

interface EncryptedParts {
  headers: [string, string][];
  body: Blob;
}

export function isEncrypted({ headers }: Response): boolean {
  return headers.has(sealedHeader);
}

/** Encrypts the response's headers and body for the cache. */
export async function encryptResponse(key: CryptoKey, response: Response): Promise<Response> {
  const value: EncryptedParts = { headers: [...response.headers], body: await response.blob() };
  return new Response(await encryptValue(key, value), { headers: { [sealedHeader]: '1' } });
}

/** Decrypts a cached response; returns `null` if another key encrypted it, because the caller can fetch it again. */
export async function decryptResponse(key: CryptoKey, response: Response): Promise<Response | null> {
  try {
    const value = await decryptValue(key, new Uint8Array(await response.arrayBuffer()));
    if (!isEncryptedParts(value)) return null;
    const headers = new Headers(value.headers);
    // These headers describe the bytes on the network.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    return new Response(value.body, { headers });
  } catch (error) {
    console.warn('A kept answer could not be opened', error);
    return null;
  }
}

function isEncryptedParts(value: unknown): value is EncryptedParts {
  return typeof value === 'object' && value !== null && 'headers' in value && 'body' in value;
}
