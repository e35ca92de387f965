import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDragOrder } from './use-drag-order.ts';

const WIDTH = 40;
const HOLD_MS = 200;
const onMove = vi.fn<(key: string, nextKey: string | null) => void>();
const onClick = vi.fn<(key: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  // Without a layout, elements lie side by side by their keys.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: HTMLElement) {
    const place = ['a', 'b', 'c'].indexOf(this.dataset['orderKey'] ?? '');
    return place === -1 ? new DOMRect(0, 0, 400, WIDTH) : new DOMRect(100 + place * WIDTH, 0, WIDTH, WIDTH);
  });
});

afterEach(() => {
  // A click after a drop is ignored until the next task.
  act(() => void vi.runOnlyPendingTimers());
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function List({ holdMs = 0 }: { holdMs?: number }) {
  const { dragged, listRef, elementProps, handleProps } = useDragOrder({ axis: 'x', holdMs, onMove });
  return (
    <ol ref={listRef} aria-label={dragged ?? 'still'}>
      {['a', 'b', 'c'].map((key) => (
        <li key={key} {...elementProps(key)}>
          <button type="button" {...handleProps(key)} onClick={() => onClick(key)}>
            {key}
          </button>
        </li>
      ))}
    </ol>
  );
}

const press = (key: string, pointerType: 'mouse' | 'touch' = 'mouse') =>
  fireEvent.pointerDown(screen.getByRole('button', { name: key }), {
    button: 0,
    pointerType,
    clientX: 120,
    clientY: 20,
  });
const moveTo = (clientX: number) => fireEvent.pointerMove(window, { clientX, clientY: 20 });
const release = () => fireEvent.pointerUp(window);
const listName = () => screen.getByRole('list').getAttribute('aria-label');
const shiftOf = (key: string) =>
  screen.getByRole('button', { name: key }).parentElement?.style.getPropertyValue('translate');
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('drops an element before the one that follows at its new place, and lets the others give way', () => {
  render(<List />);
  press('a');
  moveTo(122);
  expect(listName()).toBe('still');
  moveTo(170);
  expect(listName()).toBe('a');
  wait(50);
  expect([shiftOf('a'), shiftOf('b'), shiftOf('c')]).toEqual(['50px', '-40px', '0px']);
  release();
  expect(onMove).toHaveBeenCalledExactlyOnceWith('a', 'c');
  expect(listName()).toBe('still');
  expect(shiftOf('a')).toBe('');
});

test('drops at the end, and changes nothing at the same place', () => {
  render(<List />);
  press('a');
  moveTo(130);
  release();
  expect(onMove).not.toHaveBeenCalled();
  press('a');
  moveTo(300);
  release();
  expect(onMove).toHaveBeenCalledExactlyOnceWith('a', null);
});

test('leaves a press without a movement to the element', () => {
  render(<List />);
  press('a');
  release();
  fireEvent.click(screen.getByRole('button', { name: 'a' }));
  expect(onClick).toHaveBeenCalledExactlyOnceWith('a');
  press('a');
  moveTo(170);
  release();
  fireEvent.click(screen.getByRole('button', { name: 'a' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('lifts by a finger that rests, and scrolls with one that moves at once', () => {
  render(<List holdMs={HOLD_MS} />);
  press('a', 'touch');
  moveTo(170);
  wait(HOLD_MS);
  expect(listName()).toBe('still');
  release();
  press('a', 'touch');
  wait(HOLD_MS);
  expect(listName()).toBe('a');
  const scroll = new Event('touchmove', { bubbles: true, cancelable: true });
  screen.getByRole('button', { name: 'a' }).dispatchEvent(scroll);
  expect(scroll.defaultPrevented).toBe(true);
  moveTo(170);
  release();
  expect(onMove).toHaveBeenCalledExactlyOnceWith('a', 'c');
});

test('puts an element back on Escape, and when the browser takes the pointer', () => {
  render(<List />);
  for (const cancel of [
    () => fireEvent.keyDown(window, { key: 'Escape' }),
    () => fireEvent(window, new Event('pointercancel')),
  ]) {
    press('a');
    moveTo(300);
    expect(listName()).toBe('a');
    cancel();
    expect(listName()).toBe('still');
    release();
  }
  expect(onMove).not.toHaveBeenCalled();
});
