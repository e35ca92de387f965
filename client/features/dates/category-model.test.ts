import { expect, test } from 'vitest';
import { categoryOf } from './category-model.ts';

const chai = { title: 'Chai at Manek Chowk', category: 'outdoor', createdAt: '2026-11-01T10:00:00.000Z' } as const;

test('guesses the kind of a date by its words, and is a dinner without any', () => {
  expect(categoryOf('Chai at Manek Chowk', [])).toBe('intimate_conversation');
  expect(categoryOf('A surprise', [chai])).toBe('romantic_dinner');
  expect(categoryOf('', [])).toBe('romantic_dinner');
});

test('prefers the kind that the couple last gave the title', () => {
  expect(categoryOf(' chai at manek chowk', [chai])).toBe('outdoor');
  const later = { ...chai, category: 'picnic', createdAt: '2026-11-02T10:00:00.000Z' } as const;
  expect(categoryOf('Chai at Manek Chowk', [later, chai])).toBe('picnic');
  expect(categoryOf('Chai', [chai])).toBe('intimate_conversation');
});
