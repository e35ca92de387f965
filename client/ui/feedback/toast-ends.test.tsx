import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { uiText } from '#messages/ui.ts';

beforeEach(() => void vi.useFakeTimers());

/** Loads a page of the app with its own toaster, or a public page, whose toasts are carried. */
async function openPage({ isPublic = false } = {}) {
  cleanup();
  vi.resetModules();
  const [{ ToastRegion }, toasts, { startToaster }] = await Promise.all([
    import('./toast-region.tsx'),
    import('./toast.ts'),
    import('./toaster.ts'),
  ]);
  render(<ToastRegion />);
  startToaster({ carriesAll: isPublic });
  return toasts;
}

const leavePage = () => fireEvent(window, new Event('pagehide'));
const words = () => screen.getByRole('region', { name: uiText.notifications }).textContent;

test('ends a toast of the app with its page', async () => {
  const { showToast } = await openPage();
  showToast({ title: 'Kite making for two is added' });
  leavePage();
  await openPage();
  expect(words()).toBe('');
});

test('shows a toast on the next page if it is meant for that', async () => {
  const { showToast } = await openPage();
  showToast({ title: 'Unauthorized', isCarried: true });
  leavePage();
  await openPage();
  expect(words()).toBe('Unauthorized');
});

test('shows no carried toast again on a reload', async () => {
  const { showToast } = await openPage({ isPublic: true });
  showToast({ title: 'Welcome back' });
  leavePage();
  const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}), type: 'reload' };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  await openPage();
  expect(words()).toBe('');
});

test('ends a toast with its screen, unless it came with the step or offers an action', async () => {
  const { showToast, leaveToast } = await openPage();
  showToast({ title: 'Response Recorded' });
  vi.advanceTimersByTime(900);
  leaveToast();
  expect(words()).toBe('Response Recorded');
  vi.advanceTimersByTime(200);
  leaveToast();
  expect(words()).toBe('');
  showToast({ title: 'Memory deleted', action: { label: 'Undo', onSelect: () => undefined } });
  vi.advanceTimersByTime(2000);
  leaveToast();
  expect(words()).toContain('Memory deleted');
});
