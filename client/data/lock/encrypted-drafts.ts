import {
  draftPrefix,
  isKept,
  persistDraftsBy,
  storeValue,
  type Kept,
  listKept,
  readKept,
} from '../drafts/stored-drafts.ts';
import { decryptValue, encryptValue } from './encrypted-value.ts';

/** Prefix of a draft's encrypted bytes, which are in base64. */
const sealedMark = 'sealed:';

/** Decrypted drafts of an unlocked tab, in memory because forms read their drafts synchronously. */
const opened = new Map<string, Kept>();
let writing: Promise<unknown> = Promise.resolve();

/** Decrypts the drafts of this tab, encrypts any plain ones, and encrypts everything typed from here on. */
export async function decryptDrafts(key: CryptoKey): Promise<void> {
  for (const name of listKept()) {
    const kept = await openDraft(key, name);
    if (kept) opened.set(name, kept);
  }
  const keep = (name: string, kept: Kept) => {
    opened.set(name, kept);
    writing = writing
      .then(() => write(key, name, kept))
      .catch((error: unknown) => console.warn('The draft could not be kept', error));
  };
  persistDraftsBy({
    read: (name) => opened.get(name) ?? null,
    keep,
    forget: (name) => void opened.delete(name),
  });
  for (const [name, kept] of opened) keep(name, kept);
  await writing;
}

/** Resolves after the latest typed content is in session storage. */
export async function settleDrafts(): Promise<void> {
  await writing;
}

/** Writes the drafts to session storage as plain text, because app lock is turned off. */
export async function storeDraftsPlain(): Promise<void> {
  await writing;
  persistDraftsBy(null);
  for (const [name, kept] of opened) storeValue(name, kept);
  opened.clear();
}

async function openDraft(key: CryptoKey, name: string): Promise<Kept | null> {
  const text = sessionStorage.getItem(draftPrefix + name) ?? '';
  if (!text.startsWith(sealedMark)) return readKept(name);
  try {
    const kept = await decryptValue(key, fromBase64(text.slice(sealedMark.length)));
    return isKept(kept) ? kept : null;
  } catch (error) {
    console.warn('The draft could not be opened', error);
    return null;
  }
}

async function write(key: CryptoKey, name: string, kept: Kept): Promise<void> {
  const sealed = await encryptValue(key, kept);
  // Skips a draft that was sent or changed meanwhile.
  if (opened.get(name) === kept)
    sessionStorage.setItem(draftPrefix + name, sealedMark + btoa(String.fromCharCode(...sealed)));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
