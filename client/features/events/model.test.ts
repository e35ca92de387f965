import { expect, test } from 'vitest';
import { placesLeft } from './model.ts';

test('places are what is left of the maximum, never less than none', () => {
  expect(placesLeft({ maxParticipants: 12, currentParticipants: 7 })).toBe(5);
  expect(placesLeft({ maxParticipants: 2, currentParticipants: 3 })).toBe(0);
  expect(placesLeft({ maxParticipants: null, currentParticipants: 3 })).toBeNull();
});
