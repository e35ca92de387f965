import { expect, test } from 'vitest';
import type { Experience } from '#domain/experiences/schema.ts';
import { firstLine, groupExperiences, upcomingExperiences } from './model.ts';

const experience = (title: string, details: Partial<Experience> = {}): Experience => ({
  id: title,
  title,
  subtitle: null,
  description: '',
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
  ...details,
});

test('puts sold out experiences behind the available ones', () => {
  const list = [
    experience('gone', { status: 'Sold Out' }),
    experience('now'),
    experience('soon', { status: 'Coming Soon' }),
  ];
  const { available, soon } = groupExperiences(list);
  expect([available, soon].map((group) => group.map(({ title }) => title))).toEqual([['now', 'gone'], ['soon']]);
});

test('finds the next experiences for the dashboard, nearest first', () => {
  const list = [
    experience('undated'),
    experience('past', { eventDate: '2026-11-20' }),
    experience('third', { eventDate: '2027-01-01' }),
    experience('second', { eventDate: '2026-12-01', status: 'Coming Soon' }),
    experience('sold out', { eventDate: '2026-11-22', status: 'Sold Out' }),
    experience('today', { eventDate: '2026-11-21' }),
  ];
  expect(upcomingExperiences(list, '2026-11-21', 2).map(({ title }) => title)).toEqual(['today', 'second']);
});

test('takes the first line of a description', () => {
  expect(firstLine('One line.\nAnother.')).toBe('One line.');
});
