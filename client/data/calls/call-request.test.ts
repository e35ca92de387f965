import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAnswer, toCallRequest } from './call-request.ts';

const headers = { 'x-device-id': 'phone' };

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://jugal.example' }));
afterEach(() => void vi.unstubAllGlobals());

function requestOf(route: string, input?: unknown): Request {
  return toCallRequest({ route, invalidates: [] }, input, { headers });
}

test('sends the input of a read as its query', () => {
  const { method, url } = requestOf('GET /api/notes', { author: 'me', limit: 20, isPinned: false });
  expect([method, url]).toEqual(['GET', 'https://jugal.example/api/notes?author=me&limit=20&isPinned=false']);
});

test('writes lists in bracket notation and leaves out what is not set', () => {
  const { searchParams } = new URL(requestOf('GET /api/notes', { tags: ['a', 'b'], from: undefined, to: null }).url);
  expect([...searchParams]).toEqual([
    ['tags[0]', 'a'],
    ['tags[1]', 'b'],
  ]);
});

test('fills the parameters of the path and sends the other fields as JSON', async () => {
  const request = requestOf('PATCH /api/lists/{id}/items/{itemId}', { id: 'a/b', itemId: 7, title: 'Kites' });
  expect([request.url, request.headers.get('content-type'), request.headers.get('x-device-id')]).toEqual([
    'https://jugal.example/api/lists/a%2Fb/items/7',
    'application/json',
    'phone',
  ]);
  expect(await request.json()).toEqual({ title: 'Kites' });
});

test('sends no body if the path takes the whole input, and an empty object as one', async () => {
  const [deletion, logout] = [requestOf('DELETE /api/notes/{id}', { id: '1' }), requestOf('POST /api/logout', {})];
  expect([deletion.body, deletion.headers.get('content-type'), await logout.text()]).toEqual([null, null, '{}']);
});

test('reads an empty response as undefined', async () => {
  expect(await readAnswer(new Response(null, { status: 204 }))).toBeUndefined();
  expect(await readAnswer(Response.json([1]))).toEqual([1]);
});

test('takes a page that is not the server’s for a failed network', async () => {
  await expect(readAnswer(new Response('<html>Sign in to the Wi-Fi</html>'))).rejects.toMatchObject({
    status: 0,
  });
});
