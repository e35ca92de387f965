import { expect, test } from 'vitest';
import { describeUse, findAvatarFault, whatsAppAddress } from './model.ts';

test('builds the WhatsApp link of an invitation, escaping any text', () => {
  const shared = { text: 'You & me? 100%', url: 'https://jugal.example/register?invite=ABCDEFGH' };
  const whatsApp = new URL(whatsAppAddress(shared));
  expect(whatsApp.origin + whatsApp.pathname).toBe('https://wa.me/');
  expect(whatsApp.searchParams.get('text')).toBe(`${shared.text}\n${shared.url}`);
});

test('accepts profile pictures that are images of at most 5,242,880 bytes', () => {
  expect(findAvatarFault({ type: 'image/jpeg', size: 5_242_880 })).toBeNull();
  expect(findAvatarFault({ type: 'image/jpeg', size: 5_242_881 })).toBe('File size must be less than 5MB');
  expect(findAvatarFault({ type: 'application/pdf', size: 10 })).toBe('Please select a valid image file');
  expect(findAvatarFault({ type: '', size: 10 })).toBe('Please select a valid image file');
});

test('says of a device’s last use only what is stored exactly', () => {
  const session = { id: '1', device: 'Chrome on Android', createdAt: '2026-11-01T10:00:00.000Z', isCurrent: false };
  const now = '2026-11-30T12:00:00.000Z';
  const use = (lastSeenAt: string, isCurrent = false) => describeUse({ ...session, lastSeenAt, isCurrent }, now);
  expect(use('2026-11-30T11:33:00.000Z', true)).toBe('In use now');
  expect(use('2026-11-30T11:00:00.001Z')).toBe('Used within the last hour');
  expect(use('2026-11-30T11:00:00.000Z')).toBe('Last used 30 November 2026');
  expect(use('2026-11-12T11:00:00.000Z')).toBe('Last used 12 November 2026');
});
