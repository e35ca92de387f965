import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyNamed } from './lazy-named.tsx';

test('closes a dialog by a press on its frame during which the dialog is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<() => string>();
  const load = vi.fn<() => Promise<() => string>>(() => promise);
  const onClose = vi.fn<() => void>();
  const frame = (
    <button type="button" onClick={onClose}>
      Close
    </button>
  );
  const Part = lazyNamed(load, frame);
  render(<Part />);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  const close = screen.getByRole('button', { name: 'Close' });
  fireEvent.pointerDown(close);
  await act(async () => {
    resolve(() => 'Loaded');
    await new Promise((done) => setTimeout(done, 20));
  });
  expect(close.isConnected).toBe(true);
  fireEvent.pointerUp(close);
  fireEvent.click(close);
  expect(onClose).toHaveBeenCalledOnce();
  expect(await screen.findByText('Loaded')).toBeDefined();
});
