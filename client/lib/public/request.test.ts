import { expect, test, vi } from 'vitest';
import { readFailure, request } from './request.ts';

test.each([
  ['its message', '{"message":"That day is taken","error":"Conflict"}', 'That day is taken'],
  ['else its error', '{"error":"Conflict"}', 'Conflict'],
  ['else its plain text', 'Too many requests', 'Too many requests'],
  ['nothing of JSON without words', '{}', ''],
  ['nothing of the page of a proxy', '<html><h1>502 Bad Gateway</h1></html>', ''],
])('reads from an error response: %s', (_what, answer, words) => {
  expect(readFailure(answer).message).toBe(words);
});

test('reads the error code, or null without one', () => {
  expect(readFailure('{"code":"stale","message":"Changed meanwhile"}').code).toBe('stale');
  expect(readFailure('{"message":"Unauthorized"}').code).toBeNull();
  expect(readFailure('Too many requests').code).toBeNull();
});

test('reads the reference of a failure on our side', () => {
  const failure = readFailure('{"code":"internal","message":"Something went wrong","reference":"ab12cd34"}');
  expect(failure.reference).toBe('ab12cd34');
  expect(readFailure('{"code":"stale","message":"Changed meanwhile"}').reference).toBeNull();
});

test('leaves the message of a response without words empty', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503, statusText: 'Service Unavailable' })));
  await expect(request('GET', '/api/deals')).rejects.toMatchObject({
    status: 503,
    message: '',
  });
});

test('reports a missing network without a response', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(request('GET', '/api/deals')).rejects.toMatchObject({
    status: 0,
    message: 'You are offline. Try again when you are connected.',
  });
});

test.each([
  'Internal Server Error',
  '502 Bad Gateway\n',
  'Gateway Time-out',
  '{"error":"Service Unavailable"}',
  '{"statusCode":500,"error":"Internal Server Error","message":"Internal Server Error"}',
])('reads no words from the name of a status: %s', (body) => {
  expect(readFailure(body).message).toBe('');
});
