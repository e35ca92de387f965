import { expect, test } from 'vitest';
import { isClockTime, previewOf, valuesOf } from './experience-model.ts';

test('fills a new experience with the defaults of the specification', () => {
  expect(valuesOf()).toMatchObject({
    icon: 'Star',
    order: 1,
    currentParticipants: 0,
    maxParticipants: null,
    buttonText: 'Book Now',
    status: 'Available',
    isActive: true,
    bookingLink: '',
  });
});

test('previews a booking link only if the typed one is valid', () => {
  const values = valuesOf();
  expect(previewOf(values, 'en').bookingLink).toBeNull();
  expect(previewOf({ ...values, bookingLink: 'javascript:alert(1)' }, 'en').bookingLink).toBeNull();
  expect(previewOf({ ...values, bookingLink: 'https://' }, 'en').bookingLink).toBeNull();
  expect(previewOf({ ...values, bookingLink: 'https://example.com/a' }, 'en').bookingLink).toBe(
    'https://example.com/a',
  );
});

test('previews incomplete values', () => {
  expect(
    previewOf({ ...valuesOf(), title: '  ', maxParticipants: Number.NaN, currentParticipants: Number.NaN }, 'en'),
  ).toMatchObject({ title: 'Untitled experience', maxParticipants: null, currentParticipants: 0 });
});

test('shows the texts of a language in the preview, else the English ones', () => {
  const translations = { gu: { title: 'માટીકામ', subtitle: '' }, hi: {} };
  const values = { ...valuesOf(), title: 'Pottery', subtitle: 'For two', translations };
  expect(previewOf(values, 'gu')).toMatchObject({ title: 'માટીકામ', subtitle: 'For two' });
  expect(previewOf(values, 'hi').title).toBe('Pottery');
});

test('edits a time as text if a time input cannot show it', () => {
  expect([null, '', '19:30', '00:00'].every(isClockTime)).toBe(true);
  expect(['7 PM', '24:00', '19:30 onwards'].some(isClockTime)).toBe(false);
});
