import { expect, test, vi } from 'vitest';
import { createPageChannel } from './page-channel.ts';

test('delivers a message to every other page, and not to the page that sent it', async () => {
  const [here, elsewhere] = [createPageChannel<string>('news'), createPageChannel<string>('news')];
  const [own, first, second] = [
    vi.fn<(message: string) => void>(),
    vi.fn<(message: string) => void>(),
    vi.fn<(message: string) => void>(),
  ];
  const stops = [here.listen(own), elsewhere.listen(first), elsewhere.listen(second)];
  here.announce('ended');
  await vi.waitFor(() => expect(second).toHaveBeenCalledExactlyOnceWith('ended'));
  expect(first).toHaveBeenCalledExactlyOnceWith('ended');
  elsewhere.announce('answer');
  await vi.waitFor(() => expect(own).toHaveBeenCalled());
  expect(own.mock.calls).toEqual([['answer']]);
  for (const stop of stops) stop();
});

test('sends without a listener, and delivers nothing after unsubscribing', async () => {
  const [here, elsewhere] = [createPageChannel<string>('quiet'), createPageChannel<string>('quiet')];
  const [left, stayed] = [vi.fn<(message: string) => void>(), vi.fn<(message: string) => void>()];
  elsewhere.listen(left)();
  const stop = elsewhere.listen(stayed);
  here.announce('hello');
  await vi.waitFor(() => expect(stayed).toHaveBeenCalledExactlyOnceWith('hello'));
  expect(left).not.toHaveBeenCalled();
  stop();
});
