import { expect, test } from 'vitest';
import { placesLeft } from '#client/features/experiences/model.ts';

test('counts the places left of the maximum, never below zero', () => {
  expect(placesLeft({ maxParticipants: 12, currentParticipants: 7 })).toBe(5);
  expect(placesLeft({ maxParticipants: 2, currentParticipants: 3 })).toBe(0);
  expect(placesLeft({ maxParticipants: null, currentParticipants: 3 })).toBeNull();
});
