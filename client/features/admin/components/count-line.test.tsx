import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountLine } from './count-line.tsx';

test('lists its counts under its title', () => {
  render(
    <CountLine
      title="Relationship stages"
      counts={[
        { name: 'Dating', count: 1250 },
        { name: 'Engaged', count: 3 },
      ]}
    />,
  );
  const line = within(screen.getByRole('region', { name: 'Relationship stages' }));
  expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Dating 1,250', 'Engaged 3']);
});
