import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { privateExpenseScreensText as text } from '#messages/private-expenses.ts';
import { SeenFields } from './seen-fields.tsx';

const fields = {
  seenBy: 'me',
  today: '2026-11-30',
  day: {
    name: 'surpriseUntil',
    error: undefined,
    onChange: () => Promise.resolve(),
    onBlur: () => Promise.resolve(),
    ref: () => {},
  },
  onChange: () => {},
} as const;

test('names the partner who sees nothing', () => {
  render(<SeenFields {...fields} partnerName="Arjun" />);
  expect(screen.getByText(text.meHint('Arjun'))).toBeDefined();
  expect(screen.getAllByRole('radio').map((each) => each.getAttribute('value'))).toEqual(['both', 'me', 'surprise']);
});

test('offers a member without a partner to see an expense alone, and no surprise', () => {
  render(<SeenFields {...fields} partnerName="" />);
  expect(screen.getByText(text.meAloneHint)).toBeDefined();
  expect(screen.getByLabelText(text.bothAlone)).toBeDefined();
  expect(screen.getAllByRole('radio').map((each) => each.getAttribute('value'))).toEqual(['both', 'me']);
});
