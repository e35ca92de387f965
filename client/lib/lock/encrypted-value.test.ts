import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importDataKey, newDataKey } from './data-key.ts';
import { isEncrypted, decryptResponse, encryptResponse } from './encrypted-response.ts';
import { isEncryptedRow, decryptRow, encryptRow } from './encrypted-row.ts';
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

test('keeps a row’s key plain beside the encrypted fields', async () => {
  vault.set({ key, isEncrypting: true });
  const row = { order: 7, body: { title: 'Kites' } };
  const encrypted = await encryptRow(row, ['order']);
  expect(Object.keys(encrypted)).toEqual(['order', 'sealed']);
  expect(await decryptRow(encrypted)).toEqual(row);
  expect(await decryptRow(row)).toEqual(row);
});

test('rejects writing and reading encrypted rows while the app is locked', async () => {
  vault.set({ key, isEncrypting: true });
  const encrypted = await encryptRow({ title: 'Kites' }, []);
  vault.set('locked');
  await expect(encryptRow({ title: 'Kites' }, [])).rejects.toThrow('locked');
  await expect(decryptRow(encrypted)).rejects.toThrow('locked');
});

test('reads encrypted rows and writes plain ones while app lock is turned off, and drops encrypted ones without a key', async () => {
  vault.set({ key, isEncrypting: true });
  const encrypted = await encryptRow({ title: 'Kites' }, []);
  vault.set({ key, isEncrypting: false });
  const decrypted = await decryptRow(encrypted);
  expect(isEncryptedRow(await encryptRow(decrypted as object, []))).toBe(false);
  vault.set('off');
  expect(await decryptRow(encrypted)).toBeNull();
});

test('restores a response, and reveals nothing while encrypted', async () => {
  const answer = Response.json([{ title: 'Kites' }], { headers: { 'x-next-cursor': 'kites' } });
  const encrypted = await encryptResponse(key, answer);
  expect(isEncrypted(encrypted)).toBe(true);
  expect(JSON.stringify([...encrypted.headers]) + (await encrypted.clone().text())).not.toContain('ites');
  const decrypted = await decryptResponse(key, encrypted.clone());
  expect(decrypted?.headers.get('x-next-cursor')).toBe('kites');
  expect(await decrypted?.json()).toEqual([{ title: 'Kites' }]);
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await decryptResponse(await importDataKey(newDataKey()), encrypted)).toBeNull();
});
