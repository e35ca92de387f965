import { expect, test } from 'vitest';
import { makeVapidKeys } from './open-push.ts';
import { createPush } from './push.ts';

const push = createPush({ keys: makeVapidKeys(), subject: 'mailto:support@jugal.example' });

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('accepts the push service %s', (endpoint) => {
  expect(push.isKnownEndpoint(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com:8443/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'https://localhost/abc',
  'file:///etc/passwd',
  'nonsense',
])('rejects the endpoint %s', (endpoint) => {
  expect(push.isKnownEndpoint(endpoint)).toBe(false);
});
