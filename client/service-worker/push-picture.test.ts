import { afterEach, expect, test, vi } from 'vitest';
import { loadPicture } from './push-picture.ts';

const address = '/api/memories/photos/0197f3a0-0000-7000-8000-000000000001/thumbnail';
afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: () => Promise<Response>) {
  const fetch = vi.fn<() => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('returns a photo as an address that holds its bytes', async () => {
  const bytes = new Uint8Array([0, 7, 128, 255]);
  const fetch = answerWith(async () => new Response(bytes, { headers: { 'content-type': 'image/webp' } }));
  expect(await loadPicture(address)).toBe('data:image/webp;base64,AAeA/w==');
  expect(fetch).toHaveBeenCalledWith(address, expect.objectContaining({ credentials: 'same-origin' }));
});

test.each([
  ['a session that has ended', async () => new Response('{}', { status: 401 })],
  ['a page of another server', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('returns nothing for %s', async (_name, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerWith(answer);
  expect(await loadPicture(address)).toBeNull();
});
