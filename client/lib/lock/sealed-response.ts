import { openValue, sealValue } from './sealed-value.ts';

/** Of a response in a cache: its body is another response, encrypted. */
const sealedHeader = 'x-jugal-sealed';

interface Sealable {
  headers: [string, string][];
  body: Blob;
}

export function isSealed({ headers }: Response): boolean {
  return headers.has(sealedHeader);
}

/** The response with its headers and body encrypted, as a cache keeps it. */
export async function sealResponse(key: CryptoKey, response: Response): Promise<Response> {
  const value: Sealable = { headers: [...response.headers], body: await response.blob() };
  return new Response(await sealValue(key, value), { headers: { [sealedHeader]: '1' } });
}

/** What was sealed; `null` when another key did it, for whoever asks can read it anew. */
export async function openResponse(key: CryptoKey, response: Response): Promise<Response | null> {
  try {
    const value = await openValue(key, new Uint8Array(await response.arrayBuffer()));
    if (!isSealable(value)) return null;
    const headers = new Headers(value.headers);
    // They told of the bytes on the network.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    return new Response(value.body, { headers });
  } catch (error) {
    console.warn('A kept answer could not be opened', error);
    return null;
  }
}

function isSealable(value: unknown): value is Sealable {
  return typeof value === 'object' && value !== null && 'headers' in value && 'body' in value;
}
