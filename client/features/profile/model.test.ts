import { expect, test } from 'vitest';
import { findAvatarFault } from './model.ts';

test('a profile picture is an image of at most 5,242,880 bytes', () => {
  expect(findAvatarFault({ type: 'image/jpeg', size: 5_242_880 })).toBeNull();
  expect(findAvatarFault({ type: 'image/jpeg', size: 5_242_881 })).toBe('File size must be less than 5MB');
  expect(findAvatarFault({ type: 'application/pdf', size: 10 })).toBe('Please select a valid image file');
  expect(findAvatarFault({ type: '', size: 10 })).toBe('Please select a valid image file');
});
