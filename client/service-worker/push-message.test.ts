import { expect, test } from 'vitest';
import { readPath, readPushMessage } from './push-message.ts';

test('reads what the server sends', () => {
  const sent = { title: 'Riya is thinking of you', message: 'Chai?', path: '/nudges', tag: 'one' };
  expect(readPushMessage(JSON.stringify(sent))).toEqual(sent);
});

test.each([null, '', 'null', '[]', '{"title":7}'])('shows something for %s too', (text) => {
  expect(readPushMessage(text)).toEqual({ title: 'Jugal', message: '', path: '/dashboard', tag: 'jugal' });
});

test('shows a text that is no JSON', () => {
  expect(readPushMessage('Hello').message).toBe('Hello');
});

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'nudges'])(
  'a tap never leaves the app: %s',
  (path) => {
    expect(readPath({ path })).toBe('/dashboard');
  },
);
