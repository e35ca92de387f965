import { expect, test } from 'vitest';
import { cityGroups, joinOffer } from './city-model.ts';

test('asks for a city first', () => {
  expect(joinOffer('')).toEqual({ label: 'Select City First', path: null });
  expect(joinOffer('Atlantis').path).toBeNull();
});

test('leads a pilot city to the pilot', () => {
  expect(joinOffer('Surat')).toEqual({
    label: 'Join Gujarat Pilot Now',
    path: '/waitlist?type=pilot&city=Surat',
  });
});

test('leads an expansion city to the expansion waitlist', () => {
  expect(joinOffer('Goa')).toEqual({
    label: 'Join Expansion Waitlist',
    path: '/waitlist?type=expansion&city=Goa',
  });
});

test('offers 12 pilot and 22 expansion cities', () => {
  expect(cityGroups.map((group) => group.options.length)).toEqual([12, 22]);
});
