import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MoneySum } from './money-sum.tsx';

afterEach(cleanup);

test('gives a screen reader the whole amount once, and hides the parts that are seen', () => {
  const { container } = render(<MoneySum amount="123456.50" />);
  const spoken = [...container.children].filter((part) => part.getAttribute('aria-hidden') !== 'true');
  expect(spoken.map(({ textContent }) => textContent)).toEqual(['₹1,23,456.50']);
  const seen = [...container.querySelectorAll('[aria-hidden="true"]')];
  expect(seen.map(({ textContent }) => textContent)).toEqual(['₹1,23,456', '.50']);
});

test('shows whole rupees and a debt as one text', () => {
  render(<MoneySum amount="-500.00" />);
  expect(screen.getByText('-₹500').children).toHaveLength(0);
});
