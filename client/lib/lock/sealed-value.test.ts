import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importDataKey, newDataKey } from './data-key.ts';
import { isSealed, openResponse, sealResponse } from './sealed-response.ts';
import { isSealedRow, openRow, sealRow } from './sealed-row.ts';
import { openValue, sealValue } from './sealed-value.ts';
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
  const sealed = await sealValue(key, value);
  for (const word of ['Kites', '7531', 'pixels', 'jpg']) expect(asText(sealed)).not.toContain(word);
  const opened = (await openValue(key, sealed)) as typeof value;
  expect(opened.title).toBe(value.title);
  const [first, second] = opened.files.map(({ blob }) => blob);
  expect(first).toMatchObject({ name: 'kites.jpg', type: 'image/jpeg', lastModified: 1_768_000_000_000 });
  expect([await first?.text(), await second?.text()]).toEqual(['pixels of kites', 'more pixels']);
});

test('rejects a value encrypted with another key or tampered with', async () => {
  const sealed = await sealValue(key, { title: 'Kites' });
  await expect(openValue(await importDataKey(newDataKey()), sealed)).rejects.toThrow(DOMException);
  sealed[20] = (sealed[20] ?? 0) ^ 1;
  await expect(openValue(key, sealed)).rejects.toThrow(DOMException);
});

test('keeps a row’s key plain beside the encrypted fields', async () => {
  vault.set({ key, isSealing: true });
  const row = { order: 7, body: { title: 'Kites' } };
  const sealed = await sealRow(row, ['order']);
  expect(Object.keys(sealed)).toEqual(['order', 'sealed']);
  expect(await openRow(sealed)).toEqual(row);
  expect(await openRow(row)).toEqual(row);
});

test('rejects writing and reading encrypted rows while the app is locked', async () => {
  vault.set({ key, isSealing: true });
  const sealed = await sealRow({ title: 'Kites' }, []);
  vault.set('locked');
  await expect(sealRow({ title: 'Kites' }, [])).rejects.toThrow('locked');
  await expect(openRow(sealed)).rejects.toThrow('locked');
});

test('reads encrypted rows and writes plain ones while app lock is turned off, and drops encrypted ones without a key', async () => {
  vault.set({ key, isSealing: true });
  const sealed = await sealRow({ title: 'Kites' }, []);
  vault.set({ key, isSealing: false });
  const opened = await openRow(sealed);
  expect(isSealedRow(await sealRow(opened as object, []))).toBe(false);
  vault.set('off');
  expect(await openRow(sealed)).toBeNull();
});

test('restores a response, and reveals nothing while encrypted', async () => {
  const answer = Response.json([{ title: 'Kites' }], { headers: { 'x-next-cursor': 'kites' } });
  const sealed = await sealResponse(key, answer);
  expect(isSealed(sealed)).toBe(true);
  expect(JSON.stringify([...sealed.headers]) + (await sealed.clone().text())).not.toContain('ites');
  const opened = await openResponse(key, sealed.clone());
  expect(opened?.headers.get('x-next-cursor')).toBe('kites');
  expect(await opened?.json()).toEqual([{ title: 'Kites' }]);
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await openResponse(await importDataKey(newDataKey()), sealed)).toBeNull();
});
