import { expect, test } from 'vitest';
import { findAvatarFault, whatsAppAddress } from './model.ts';

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
