import { expect, test, vi } from 'vitest';
import { readFailure, request } from './request.ts';

test.each([
  ['its message', '{"message":"That day is taken","error":"Conflict"}', 'That day is taken'],
  ['else its error', '{"error":"Conflict"}', 'Conflict'],
  ['else its plain text', 'Too many requests', 'Too many requests'],
  ['nothing of JSON without words', '{}', ''],
  ['nothing of the page of a proxy', '<html><h1>502 Bad Gateway</h1></html>', ''],
])('says of a refusal %s', (_what, answer, words) => {
  expect(readFailure(answer).message).toBe(words);
});

test('reads the code that programs tell errors apart by, and does without one', () => {
  expect(readFailure('{"code":"stale","message":"Changed meanwhile"}').code).toBe('stale');
  expect(readFailure('{"message":"Unauthorized"}').code).toBeNull();
  expect(readFailure('Too many requests').code).toBeNull();
});

test('reads the reference of a failure on our side', () => {
  const failure = readFailure('{"code":"internal","message":"Something went wrong","reference":"ab12cd34"}');
  expect(failure.reference).toBe('ab12cd34');
  expect(readFailure('{"code":"stale","message":"Changed meanwhile"}').reference).toBeNull();
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

test('says that there is no network where no answer came', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(request('GET', '/api/deals')).rejects.toMatchObject({
    status: 0,
    message: 'You are offline. Try again when you are connected.',
  });
});
