import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TextAreaField } from './text-field.tsx';

afterEach(cleanup);

test.each([
  ['', '0/3'],
  ['૧૨૩', '3/3'],
  ['💕💕💕', '3/3'],
  ['💕💕💕!', '4/3'],
])('counts the characters of %j as the server does', (typed, shown) => {
  render(<TextAreaField label="Message" counted={{ typed, most: 3 }} />);
  expect(screen.queryByText(shown)).not.toBeNull();
});
