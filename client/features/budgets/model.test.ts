import { expect, test } from 'vitest';
import { budgetProgress } from './model.ts';

test.each([
  ['79.99', 79, 'positive', '20.01', false],
  ['80.00', 80, 'festive', '20.00', false],
  ['99.99', 99, 'festive', '0.01', false],
  ['100.00', 100, 'danger', '0.00', false],
  ['130.50', 130, 'danger', '30.50', true],
])('reports %s of 100 as %d percent, %s, with %s left or over', (spent, percent, tone, rest, isOver) => {
  expect(budgetProgress({ monthlyAmount: '100.00', spent })).toEqual({ percent, tone, rest, isOver });
});
