import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ZipFile, type ZipEntry } from './zip-file.ts';

const text = (name: string, content: string): ZipEntry => {
  const file = new Blob([content]);
  return { name, size: file.size, read: () => Promise.resolve(file) };
};

test('produces an archive of the announced size with all entries', async () => {
  const zip = new ZipFile([
    text('a.txt', 'Kites'),
    text('photos/empty.webp', ''),
    text('notes.json', '"જુગલ"'.repeat(50_000)),
  ]);
  const bytes = new Uint8Array(await new Response(zip.stream()).arrayBuffer());
  expect(bytes.length).toBe(zip.size);
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(['a.txt', 'photos/empty.webp', 'notes.json']);
  expect(new TextDecoder().decode(files['a.txt'])).toBe('Kites');
  expect(new TextDecoder().decode(files['notes.json'])).toBe('"જુગલ"'.repeat(50_000));
});

test('produces a valid empty archive', async () => {
  const zip = new ZipFile([]);
  const bytes = new Uint8Array(await new Response(zip.stream()).arrayBuffer());
  expect([bytes.length, unzipSync(bytes)]).toEqual([zip.size, {}]);
});

test('reads files one after the other, each when the archive reaches it', async () => {
  const read: string[] = [];
  const entry = (name: string): ZipEntry => ({
    ...text(name, name),
    read: () => {
      read.push(name);
      return Promise.resolve(new Blob([name]));
    },
  });
  const reader = new ZipFile([entry('one'), entry('two')]).stream().getReader();
  await reader.read();
  expect(read).toEqual(['one']);
  await reader.cancel();
  expect(read).toEqual(['one']);
});

test.each([
  ['is gone', () => Promise.reject(new Error('gone')), 'gone'],
  ['became shorter', () => Promise.resolve(new Blob(['x'])), 'b.txt has 1 bytes instead of 5'],
])('aborts the download for a file that %s', async (_name, read, message) => {
  const zip = new ZipFile([text('a.txt', 'Kites'), { name: 'b.txt', size: 5, read }]);
  await expect(new Response(zip.stream()).arrayBuffer()).rejects.toThrow(message);
});
