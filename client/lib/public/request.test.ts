import { expect, test, vi } from 'vitest';
import { readMessage, request } from './request.ts';

test.each([
  ['its message', '{"message":"That day is taken","error":"Conflict"}', 'That day is taken'],
  ['else its error', '{"error":"Conflict"}', 'Conflict'],
  ['else its plain text', 'Too many requests', 'Too many requests'],
  ['nothing of JSON without words', '{}', ''],
  ['nothing of the page of a proxy', '<html><h1>502 Bad Gateway</h1></html>', ''],
])('says of a refusal %s', (_what, answer, words) => {
  expect(readMessage(answer)).toBe(words);
});

test('says the text of the status where an answer has no words', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('', { status: 503, statusText: 'Service Unavailable' })),
  );
  await expect(request('GET', '/api/deals')).rejects.toMatchObject({
    status: 503,
    message: 'Service Unavailable',
  });
});

test('has no words where no answer came, so that the screen says its own', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(request('GET', '/api/deals')).rejects.toMatchObject({ status: 0, message: '' });
});
