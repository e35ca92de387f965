import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { uiText } from '#messages/ui.ts';
import { DialogFrame } from './dialog-frame.tsx';

const close = vi.fn<() => void>();
const button = (name: string) => screen.getByRole('button', { name });

/** Renders a frame above a page with a button of its own. */
function openFrame(failed: Parameters<typeof DialogFrame>[0]['failed'] = null): void {
  close.mockClear();
  render(
    <>
      <button type="button">Behind</button>
      <DialogFrame title="Plan a Date" onClose={close} failed={failed} />
    </>,
  );
}

test('holds the focus from its first frame on', async () => {
  openFrame();
  const frame = screen.getByRole('dialog', { name: 'Plan a Date' });
  expect(document.activeElement).toBe(frame);
  for (let presses = 0; presses < 3; presses += 1) {
    await userEvent.tab();
    expect(document.activeElement).toBe(button(uiText.close));
  }
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(button(uiText.close));
});

test('turns the focus through the buttons of a frame whose form did not load', async () => {
  openFrame({ isRetrying: false, retry: () => undefined });
  const names: (string | null)[] = [];
  for (let presses = 0; presses < 3; presses += 1) {
    await userEvent.tab();
    names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null);
  }
  expect(names).toEqual([uiText.close, uiText.retry, uiText.close]);
});

test('closes by Escape and on the way back in the history', async () => {
  history.replaceState({}, '');
  openFrame();
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(history.state).toHaveProperty('overlay'));
  history.replaceState({}, '');
  fireEvent(window, new PopStateEvent('popstate', { state: {} }));
  expect(close).toHaveBeenCalledTimes(2);
});
