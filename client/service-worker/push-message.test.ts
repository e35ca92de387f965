import { expect, test } from 'vitest';
import { readPath, readPushMessage } from './push-message.ts';

test('parses a message of the server', () => {
  const sent = { title: 'Riya is thinking of you', message: 'Chai?', path: '/nudges', tag: 'one' };
  expect(readPushMessage(JSON.stringify(sent))).toEqual({ ...sent, image: null });
});

test('names a photo of our own, and no other picture', () => {
  const image = '/api/memories/photos/0197f3a0-0000-7000-8000-000000000001/thumbnail';
  expect(readPushMessage(JSON.stringify({ title: 'Kites', image })).image).toBe(image);
  for (const other of ['https://elsewhere.example/p.png', `https://elsewhere.example${image}`, '/icons/any-192.png'])
    expect(readPushMessage(JSON.stringify({ title: 'Kites', image: other })).image).toBeNull();
});

test.each([null, '', 'null', '[]', '{"title":7}'])('shows a notification even for %s', (text) => {
  expect(readPushMessage(text)).toEqual({ title: 'Jugal', message: '', path: '/dashboard', tag: 'jugal', image: null });
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
