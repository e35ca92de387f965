import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importDataKey, newDataKey } from './data-key.ts';
import { decryptValue, encryptValue } from './encrypted-value.ts';
import { vault } from './vault.ts';

let key: CryptoKey;
beforeEach(async () => {
  key = await importDataKey(newDataKey());
});
afterEach(() => {
  vault.set('off');
  vi.restoreAllMocks();
});

const asText = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('restores a value with its photos, and reveals none of its words while encrypted', async () => {
  const photo = new File(['pixels of kites'], 'kites.jpg', {
    type: 'image/jpeg',
    lastModified: 1_768_000_000_000,
  });
  const value = {
    title: 'Kites at Khadia ₹7531',
    files: [{ blob: photo }, { blob: new Blob(['more pixels']) }],
  };
  const encrypted = await encryptValue(key, value);
  for (const word of ['Kites', '7531', 'pixels', 'jpg']) expect(asText(encrypted)).not.toContain(word);
  const decrypted = (await decryptValue(key, encrypted)) as typeof value;
  expect(decrypted.title).toBe(value.title);
  const [first, second] = decrypted.files.map(({ blob }) => blob);
  expect(first).toMatchObject({ name: 'kites.jpg', type: 'image/jpeg', lastModified: 1_768_000_000_000 });
  expect([await first?.text(), await second?.text()]).toEqual(['pixels of kites', 'more pixels']);
});

test('rejects a value encrypted with another key or tampered with', async () => {
  const encrypted = await encryptValue(key, { title: 'Kites' });
  await expect(decryptValue(await importDataKey(newDataKey()), encrypted)).rejects.toThrow(DOMException);
  encrypted[20] = (encrypted[20] ?? 0) ^ 1;
  await expect(decryptValue(key, encrypted)).rejects.toThrow(DOMException);
});
