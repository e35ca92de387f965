import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderForMember } from '#tests/components/member-page.tsx';
import { MonthGrid } from './month-grid.tsx';

const onMonth = vi.fn<(month: string) => void>();
const onChoose = vi.fn<(day: string) => void>();
beforeEach(() => {
  onMonth.mockReset();
  onChoose.mockReset();
});

async function open(month: string) {
  await renderForMember(
    <MonthGrid
      month={month}
      today="2026-11-30"
      chosen={`${month}-14`}
      entries={new Map()}
      marks={null}
      labelledBy="month"
      onChoose={onChoose}
      onMonth={onMonth}
    />,
  );
  return screen.getByRole('grid');
}

function swipe(grid: HTMLElement, from: number, to: number) {
  fireEvent.touchStart(grid, { touches: [{ clientX: from, clientY: 300 }] });
  fireEvent.touchMove(grid, { changedTouches: [{ clientX: to, clientY: 300 }] });
  fireEvent.touchEnd(grid, { changedTouches: [{ clientX: to, clientY: 300 }] });
}

test('turns to the next month by a swipe to the left, and back by one to the right', async () => {
  const grid = await open('2026-11');
  swipe(grid, 300, 200);
  swipe(grid, 200, 300);
  swipe(grid, 200, 230);
  expect(onMonth.mock.calls).toEqual([['2026-12'], ['2026-10']]);
  expect(onChoose).not.toHaveBeenCalled();
});

test('turns to no month beyond the last one', async () => {
  swipe(await open('2200-11'), 300, 200);
  expect(onMonth).not.toHaveBeenCalled();
});

test('turns the month by the page keys', async () => {
  await open('2026-11');
  fireEvent.keyDown(screen.getByRole('gridcell', { name: /14 November/ }), { key: 'PageDown' });
  expect(onMonth).toHaveBeenCalledWith('2026-12');
});
