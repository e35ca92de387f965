import { expect, test } from 'vitest';
import { placesLeft, shownStatus } from '#client/features/experiences/model.ts';

const status = 'Available' as const;

test('counts the places left of the maximum, never below zero', () => {
  expect(placesLeft({ status, maxParticipants: 12, currentParticipants: 7 })).toBe(5);
  expect(placesLeft({ status, maxParticipants: 2, currentParticipants: 3 })).toBe(0);
  expect(placesLeft({ status, maxParticipants: null, currentParticipants: 3 })).toBeNull();
});

test('leaves no place in a sold out experience, and calls a full one sold out', () => {
  const soldOut = { status: 'Sold Out', maxParticipants: 12, currentParticipants: 7 } as const;
  expect([placesLeft(soldOut), shownStatus(soldOut)]).toEqual([0, 'Sold Out']);
  expect(placesLeft({ ...soldOut, maxParticipants: null })).toBe(0);
  expect(shownStatus({ status, maxParticipants: 12, currentParticipants: 12 })).toBe('Sold Out');
  expect(shownStatus({ status, maxParticipants: 12, currentParticipants: 11 })).toBe('Available');
  expect(shownStatus({ status: 'Coming Soon', maxParticipants: 0, currentParticipants: 0 })).toBe('Coming Soon');
});
