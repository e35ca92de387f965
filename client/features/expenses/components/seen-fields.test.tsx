import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { privateExpenseScreensText as text } from '#messages/private-expenses.ts';
import { SeenFields } from './seen-fields.tsx';

const fields = {
  seenBy: 'me',
  today: '2026-11-30',
  day: { name: 'surpriseUntil', onChange: () => Promise.resolve(), onBlur: () => Promise.resolve(), ref: () => {} },
  dayError: undefined,
  onChange: () => {},
} as const;

test('names the partner who sees nothing, and shows no hint without a partner', () => {
  const { rerender } = render(<SeenFields {...fields} partnerName="Arjun" />);
  expect(screen.getByText(text.meHint('Arjun'))).toBeDefined();
  rerender(<SeenFields {...fields} partnerName="" />);
  expect(screen.queryByText(text.meHint(''))).toBeNull();
});
