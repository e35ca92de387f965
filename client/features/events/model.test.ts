import { expect, test } from 'vitest';
import type { Experience } from '#contract/experiences.ts';
import { firstLine, groupExperiences, placesLeft } from './model.ts';

const base: Experience = {
  id: '00000000-0000-7000-8000-000000000000',
  title: 'Dinner',
  subtitle: null,
  description: 'Five courses.\nWith a boat ride.',
  icon: 'Star',
  duration: null,
  location: null,
  included: null,
  bookingLink: null,
  buttonText: 'Book Now',
  status: 'Available',
  eventDate: null,
  eventTime: null,
  maxParticipants: null,
  currentParticipants: 0,
};

test('each experience stands in its group, in the order of the list', () => {
  const list: Experience[] = [
    { ...base, title: 'B' },
    { ...base, title: 'Soon', status: 'Coming Soon' },
    { ...base, title: 'Gone', status: 'Sold Out' },
    { ...base, title: 'A' },
  ];
  const { available, soon } = groupExperiences(list);
  expect(available.map(({ title }) => title)).toEqual(['B', 'A']);
  expect(soon.map(({ title }) => title)).toEqual(['Soon']);
});

test('a card shows the first line of the description', () => {
  expect(firstLine(base.description)).toBe('Five courses.');
});

test('places are what is left of the maximum, never less than none', () => {
  expect(placesLeft({ maxParticipants: 12, currentParticipants: 7 })).toBe(5);
  expect(placesLeft({ maxParticipants: 2, currentParticipants: 3 })).toBe(0);
  expect(placesLeft({ maxParticipants: null, currentParticipants: 3 })).toBeNull();
});
