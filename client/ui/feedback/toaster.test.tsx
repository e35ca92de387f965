import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockFlagKey } from '#client/data/lock/lock-flag.ts';
import { uiText } from '#messages/ui.ts';
import type { Toast } from './toast.ts';

let showToast: (toast: Toast) => void;

beforeEach(async () => {
  vi.useFakeTimers();
  await openPage();
});
afterEach(closePage);

/** Loads a page with its own toaster. */
async function openPage(): Promise<void> {
  vi.resetModules();
  const [{ ToastRegion }, toasts, { startToaster }] = await Promise.all([
    import('./toast-region.tsx'),
    import('./toast.ts'),
    import('./toaster.ts'),
  ]);
  showToast = toasts.showToast;
  render(<ToastRegion />);
  startToaster();
}

/** Leaves the page for another one. */
async function leavePage(): Promise<void> {
  fireEvent(window, new Event('pagehide'));
  closePage();
  await openPage();
}

function closePage(): void {
  // The toaster of a closed page would carry its toast too.
  showToast({ title: '', action: { label: '', onSelect: () => undefined } });
  cleanup();
}

const region = () => screen.getByRole('region', { name: uiText.notifications });
const texts = () => [...region().querySelectorAll('div > div > div')].map(({ textContent }) => textContent);
const button = (name: string) => within(region()).getByRole('button', { name });

test('announces toasts politely in a region that every page has from the start', () => {
  expect(region()).toHaveProperty('textContent', '');
  expect(region().getAttribute('aria-live')).toBe('polite');
  showToast({ title: 'Memory saved', description: 'Kite day', note: 'Arjun sees it too', tone: 'danger' });
  expect(texts()).toEqual(['Memory saved', 'Kite day', 'Arjun sees it too']);
});

test('removes a toast after five seconds, or after its own time', () => {
  showToast({ title: 'Memory saved' });
  vi.advanceTimersByTime(4999);
  expect(texts()).toEqual(['Memory saved']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
  showToast({ title: 'Memory deleted', durationMs: 8000 });
  vi.advanceTimersByTime(7999);
  expect(texts()).toEqual(['Memory deleted']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('shows the latest of several toasts for its full time', () => {
  showToast({ title: 'Date saved' });
  vi.advanceTimersByTime(4000);
  showToast({ title: 'Note saved' });
  expect(texts()).toEqual(['Note saved']);
  vi.advanceTimersByTime(4999);
  expect(texts()).toEqual(['Note saved']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('shows and announces the same toast again', () => {
  const toast: Toast = { title: 'Copied' };
  showToast(toast);
  const first = region().firstChild;
  vi.advanceTimersByTime(4000);
  showToast(toast);
  // Only an added element is announced.
  expect(region().firstChild).not.toBe(first);
  vi.advanceTimersByTime(4999);
  expect(texts()).toEqual(['Copied']);
  vi.advanceTimersByTime(1);
  showToast(toast);
  expect(texts()).toEqual(['Copied']);
});

test('closes a toast before its action runs, which may show the next one', () => {
  const undo = vi.fn<() => void>(() => showToast({ title: 'Memory restored' }));
  showToast({ title: 'Memory deleted', action: { label: 'Undo', onSelect: undo } });
  fireEvent.click(button('Undo'));
  expect(undo).toHaveBeenCalledOnce();
  expect(texts()).toEqual(['Memory restored']);
});

test.each([
  {
    use: 'is hovered',
    begin: () => fireEvent.mouseOver(region()),
    end: () => fireEvent.mouseOver(document.body),
  },
  {
    use: 'has the focus',
    begin: () => button('Undo').focus(),
    end: () => button('Undo').blur(),
  },
  {
    use: 'is in a hidden page',
    begin: () => Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
    end: () => Reflect.deleteProperty(document, 'hidden'),
  },
])('keeps a toast while it $use', ({ begin, end }) => {
  showToast({ title: 'Deleted', action: { label: 'Undo', onSelect: () => undefined } });
  begin();
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Deleted']);
  end();
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
});

test('keeps a toast that was touched, on a device without a mouse, only for its time', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  closePage();
  await openPage();
  showToast({ title: 'Deleted' });
  // A touched element stays hovered.
  fireEvent.mouseOver(region());
  vi.advanceTimersByTime(5000);
  expect(texts()).toEqual([]);
});

test('shows a lasting toast for ten seconds, or until it is closed', () => {
  showToast({ title: 'Account deleted', isLasting: true });
  vi.advanceTimersByTime(9900);
  expect(texts()).toEqual(['Account deleted']);
  vi.advanceTimersByTime(100);
  expect(texts()).toEqual([]);
  showToast({ title: 'Account deleted', isLasting: true });
  fireEvent.click(button(uiText.close));
  expect(texts()).toEqual([]);
});

test('gives a lasting toast its own time when it replaces another', () => {
  showToast({ title: 'Date saved' });
  showToast({ title: 'Account deleted', isLasting: true });
  vi.advanceTimersByTime(9900);
  expect(texts()).toEqual(['Account deleted']);
});

test('moves the focus to the region by Alt and T', () => {
  showToast({ title: 'Memory saved' });
  fireEvent.keyDown(document.body, { code: 'KeyT' });
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { code: 'KeyT', altKey: true });
  expect(document.activeElement).toBe(region());
});

test('closes a toast by a vertical swipe, not by a tap', () => {
  showToast({ title: 'Memory saved' });
  const card = within(region()).getByText('Memory saved');
  const move = (type: string, clientY: number, pressure: number) =>
    fireEvent(card, new PointerEvent(type, { bubbles: true, clientY, pressure }));
  move('pointerdown', 100, 0.5);
  move('pointermove', 80, 0.5);
  move('pointermove', 40, 0);
  expect(texts()).toEqual(['Memory saved']);
  move('pointermove', 70, 0.5);
  expect(texts()).toEqual([]);
});

test('shows a toast at the top while a dialog is open, and gives its room back', () => {
  const room = () => document.documentElement.style.getPropertyValue('--toast-room');
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  showToast({ title: 'Photo not kept' });
  expect(region().dataset['at']).toBe('top');
  expect(room()).not.toBe('');
  vi.advanceTimersByTime(5000);
  expect(room()).toBe('');
  dialog.remove();
  showToast({ title: 'Memory saved' });
  expect(region().dataset['at']).toBe('bottom');
});

test('shows a toast at the bottom once the dialog that it confirms is closed, and moves it for the next one', async () => {
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  showToast({ title: 'Memory saved' });
  dialog.remove();
  vi.advanceTimersByTime(20);
  expect(region().dataset['at']).toBe('bottom');
  document.body.append(dialog);
  await vi.waitFor(() => expect(region().dataset['at']).toBe('top'));
  dialog.remove();
});

test('shows a toast at the top if it would cover the control just pressed', () => {
  const pressed = document.body.appendChild(document.createElement('button'));
  pressed.focus();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 700, 300, 60));
  showToast({ title: 'Item added' });
  expect(region().dataset['at']).toBe('top');
  pressed.blur();
  showToast({ title: 'Item added' });
  expect(region().dataset['at']).toBe('bottom');
});

test('shows a toast on the next page too', async () => {
  showToast({ title: 'Signed out', description: 'See you soon' });
  await leavePage();
  expect(texts()).toEqual(['Signed out', 'See you soon']);
  vi.advanceTimersByTime(5000);
  expect(texts()).toEqual([]);
});

test('carries a lasting toast to the next page until it is closed', async () => {
  showToast({ title: 'Account deleted', isLasting: true });
  vi.advanceTimersByTime(9900);
  await leavePage();
  vi.advanceTimersByTime(9900);
  expect(texts()).toEqual(['Account deleted']);
  fireEvent.click(button(uiText.close));
  await leavePage();
  expect(texts()).toEqual([]);
});

test('carries no toast that is over, has an action, or would be above the app lock', async () => {
  showToast({ title: 'Memory saved' });
  vi.advanceTimersByTime(5000);
  await leavePage();
  expect(texts()).toEqual([]);
  showToast({ title: 'Memory deleted', action: { label: 'Undo', onSelect: () => undefined } });
  await leavePage();
  expect(texts()).toEqual([]);
  localStorage.setItem(lockFlagKey, 'riya');
  showToast({ title: 'Her chai saved' });
  await leavePage();
  expect(texts()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('drops a carried toast whose time has passed meanwhile', async () => {
  showToast({ title: 'Memory saved' });
  fireEvent(window, new Event('pagehide'));
  vi.advanceTimersByTime(5000);
  closePage();
  await openPage();
  expect(texts()).toEqual([]);
});

test('limits the time of a toast over all pages that carry it', async () => {
  showToast({ title: 'Memory saved' });
  await leavePage();
  vi.advanceTimersByTime(4900);
  await leavePage();
  vi.advanceTimersByTime(4900);
  await leavePage();
  expect(texts()).toEqual([]);
});

test('keeps a toast whose button is pressed, and shows the next one after the press', () => {
  const undo = vi.fn<() => void>();
  showToast({ title: 'Memory deleted', action: { label: 'Undo', onSelect: undo } });
  vi.advanceTimersByTime(4900);
  fireEvent.pointerDown(button('Undo'));
  vi.advanceTimersByTime(200);
  showToast({ title: 'Memory saved' });
  fireEvent.pointerUp(button('Undo'));
  fireEvent.click(button('Undo'));
  expect(undo).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(0);
  expect(texts()).toEqual(['Memory saved']);
});

test('shows a toast of before the toaster started', async () => {
  closePage();
  vi.resetModules();
  const [{ ToastRegion }, toasts, { startToaster }] = await Promise.all([
    import('./toast-region.tsx'),
    import('./toast.ts'),
    import('./toaster.ts'),
  ]);
  toasts.showToast({ title: 'Welcome back' });
  render(<ToastRegion />);
  startToaster();
  expect(texts()).toEqual(['Welcome back']);
});
