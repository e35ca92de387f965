import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
beforeAll(async () => {
  app = await createTestApp();
  riya = await registerPerson(app);
  const description = 'Three kites lost, one won. '.repeat(80);
  for (let day = 10; day < 20; day += 1) {
    await riya.api.memories.create({ title: 'Uttarayan', memoryDate: `2024-01-${day}`, description });
  }
});
afterAll(() => app.close());

function read(path: string, acceptEncoding?: string) {
  return riya.fetch(path, {
    headers: acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding },
  });
}

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip;q=0.8, br;q=0', 'gzip', gunzipSync],
] as const)('compresses a long list for a caller that accepts %s', async (accepted, encoding, decompress) => {
  const response = await read('/api/memories', accepted);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  const compressed = await response.bytes();
  expect(Number(response.headers.get('content-length'))).toBe(compressed.length);
  const plain = await (await read('/api/memories')).text();
  expect(decompress(compressed).toString()).toBe(plain);
  expect(compressed.length).toBeLessThan(plain.length / 5);
});

test('sends short responses uncompressed, and every response to a caller that accepts no encoding', async () => {
  for (const [path, accepted] of [
    ['/api/memories?limit=1', 'gzip, br'],
    ['/api/memories', 'identity'],
    ['/api/memories', undefined],
  ] as const) {
    const response = await read(path, accepted);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.json()).toBeInstanceOf(Array);
  }
});
