import { expect, test } from 'vitest';
import { readPath, readPushMessage } from './push-message.ts';

test('parses a message of the server', () => {
  const sent = { title: 'Riya is thinking of you', message: 'Chai?', path: '/nudges', tag: 'one' };
  expect(readPushMessage(JSON.stringify(sent))).toEqual(sent);
});

test.each([null, '', 'null', '[]', '{"title":7}'])('shows a notification even for %s', (text) => {
  expect(readPushMessage(text)).toEqual({ title: 'Jugal', message: '', path: '/dashboard', tag: 'jugal' });
});

test('shows a text that is not JSON', () => {
  expect(readPushMessage('Hello').message).toBe('Hello');
});

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'nudges'])(
  'opens the dashboard instead of %s',
  (path) => {
    expect(readPath({ path })).toBe('/dashboard');
  },
);
