import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

/** Reports of the browser whether elements are near the screen. */
let report: (entries: { target: Element; isIntersecting: boolean }[]) => void;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: typeof report) {
        report = onChange;
      }
      observe() {}
      unobserve() {}
    },
  );
});

const rows = Array.from({ length: 500 }, (_, place) => `Chai ${place}`);

async function renderRows(shown = rows) {
  const { LongList: List } = await import('./long-list.tsx');
  const list = (each: readonly string[]) => (
    <List rows={each} rowHeight={60}>
      {(row) => (
        <li key={row}>
          <button type="button">{row}</button>
        </li>
      )}
    </List>
  );
  const { container, rerender } = render(list(shown));
  const parts = () => [...(container.firstElementChild?.children ?? [])];
  const move = (place: number, isIntersecting: boolean) =>
    act(() => report([{ target: parts()[place] ?? container, isIntersecting }]));
  return { parts, move, show: (next: readonly string[]) => rerender(list(next)) };
}

const heightOf = (part: Element | undefined) => part?.getAttribute('style');
const countRows = () => screen.queryAllByRole('listitem').length;

test('draws the first rows, and leaves the room of the others', async () => {
  const { parts } = await renderRows();
  expect(countRows()).toBe(50);
  expect(parts().slice(1).map(heightOf)).toEqual(Array.from({ length: 9 }, () => 'height: 3000px;'));
});

test('draws rows that come near, and removes distant ones with their height kept', async () => {
  const { parts, move } = await renderRows();
  move(1, true);
  expect(screen.getByText('Chai 99')).toBeDefined();
  const [first] = parts();
  Object.defineProperty(first, 'offsetHeight', { value: 2750 });
  move(0, false);
  expect(screen.queryByText('Chai 0')).toBeNull();
  expect(heightOf(parts()[0])).toBe('height: 2750px;');
  move(0, true);
  expect(screen.getByText('Chai 0')).toBeDefined();
});

test('leaves rows that have the focus', async () => {
  const { move } = await renderRows();
  screen.getByText('Chai 3').focus();
  move(0, false);
  expect(document.activeElement?.textContent).toBe('Chai 3');
});

test('gives a distant part the room of its new number of rows', async () => {
  const { parts, show } = await renderRows();
  show(rows.slice(0, 60));
  expect(parts().map(heightOf)).toEqual([null, 'height: 600px;']);
});
