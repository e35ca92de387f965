/** Size of the random IV, which must never repeat under one key. */
const IV_BYTES = 12;
/** Size of the JSON's length prefix. */
const LENGTH_BYTES = 4;

type Bytes = Uint8Array<ArrayBuffer>;

/** Placeholder for a blob in the JSON; the blobs' bytes follow the JSON in the same order. */
interface BlobMark {
  '#blob': { size: number; type: string; name: string | null; lastModified: number };
}

/** Encrypts a JSON value with any blobs and files: a random IV, then AES-GCM over the JSON and the blobs' bytes. */
export async function encryptValue(key: CryptoKey, value: unknown): Promise<Bytes> {
  const blobs: Blob[] = [];
  const json = new TextEncoder().encode(
    JSON.stringify(value, (_name, each: unknown) => {
      if (!(each instanceof Blob)) return each;
      blobs.push(each);
      return markOf(each);
    }),
  );
  const length = new Uint8Array(LENGTH_BYTES);
  new DataView(length.buffer).setUint32(0, json.length);
  const plain = await new Blob([length, json, ...blobs]).arrayBuffer();
  return encryptBytes(key, new Uint8Array(plain));
}

/** Decrypts a value. Rejects if it was encrypted with another key, or was changed. */
export async function decryptValue(key: CryptoKey, encrypted: Bytes): Promise<unknown> {
  const plain = await decryptBytes(key, encrypted);
  const jsonEnd = LENGTH_BYTES + new DataView(plain.buffer).getUint32(0);
  let position = jsonEnd;
  const json = new TextDecoder().decode(plain.subarray(LENGTH_BYTES, jsonEnd));
  return JSON.parse(json, (_name, each: unknown) => {
    if (!isBlobMark(each)) return each;
    const { size, type, name, lastModified } = each['#blob'];
    const bytes = plain.slice(position, position + size);
    position += size;
    return name === null ? new Blob([bytes], { type }) : new File([bytes], name, { type, lastModified });
  });
}

export async function encryptBytes(key: CryptoKey, plain: Bytes): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const encrypted = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain));
  const both = new Uint8Array(IV_BYTES + encrypted.length);
  both.set(iv);
  both.set(encrypted, IV_BYTES);
  return both;
}

export async function decryptBytes(key: CryptoKey, encrypted: Bytes): Promise<Bytes> {
  const iv = encrypted.subarray(0, IV_BYTES);
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, encrypted.subarray(IV_BYTES));
  return new Uint8Array(plain);
}

function markOf(blob: Blob): BlobMark {
  const [name, lastModified] = blob instanceof File ? [blob.name, blob.lastModified] : [null, 0];
  return { '#blob': { size: blob.size, type: blob.type, name, lastModified } };
}

function isBlobMark(value: unknown): value is BlobMark {
  return typeof value === 'object' && value !== null && '#blob' in value;
}
