/** Milliseconds for which a notification waits for its picture: the browser expects it soon after the push. */
const WITHIN_MS = 4000;

/**
 * Returns a photo as a `data:` address, which a notification can show without a session of its own, or `null` if it
 * cannot be loaded now.
 */
export async function loadPicture(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { credentials: 'same-origin', signal: AbortSignal.timeout(WITHIN_MS) });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !type.startsWith('image/')) return null;
    return `data:${type};base64,${toBase64(new Uint8Array(await response.arrayBuffer()))}`;
  } catch (error) {
    // The notification is worth more than its picture.
    console.warn('A notification is shown without its picture', error);
    return null;
  }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}
