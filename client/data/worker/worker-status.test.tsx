import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import NotificationTestScreen from '#client/features/notifications/screens/notification-test-screen.tsx';
import { notificationTestText as text } from '#messages/notification-test.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { FakeWorker, provideServiceWorker } from '#tests/components/service-worker.ts';

const notify = vi.fn<(title: string, options: NotificationOptions) => void>();

class FakeNotification {
  static permission: NotificationPermission = 'granted';
  constructor(title: string, options: NotificationOptions) {
    notify(title, options);
  }
}

beforeEach(() => {
  notify.mockReset();
  FakeNotification.permission = 'granted';
  vi.stubGlobal('Notification', FakeNotification);
});

/** Opens the screen, and resolves to the state of the worker once it is known. */
async function readStatus(): Promise<string | null | undefined> {
  await renderForMember(<NotificationTestScreen />);
  const value = () => screen.getByText(text.worker).nextElementSibling?.textContent;
  await waitFor(() => expect(value()).not.toBe(text.workers.checking));
  return value();
}

const testBrowser = () => userEvent.click(screen.getByRole('button', { name: text.testBrowser }));

test('tells that a browser has no service workers', async () => {
  expect(await readStatus()).toBe(text.workers['not supported']);
});

test('tells that the worker is active, and shows a notification by it', async () => {
  const { registration } = provideServiceWorker(new FakeWorker());
  expect(await readStatus()).toBe(text.workers.active);
  await testBrowser();
  expect(await screen.findByText(text.log.browserShown)).toBeDefined();
  expect(registration.showNotification.mock.calls.map(([title]) => title)).toEqual([text.browserTitle]);
  expect(notify).not.toHaveBeenCalled();
});

test('tells that the worker is not active yet, and shows a notification by the page', async () => {
  provideServiceWorker(null);
  expect(await readStatus()).toBe(text.workers.inactive);
  await testBrowser();
  expect(await screen.findByText(text.log.browserShown)).toBeDefined();
  expect(notify.mock.calls.map(([title]) => title)).toEqual([text.browserTitle]);
});

test('shows no notification without the permission', async () => {
  FakeNotification.permission = 'denied';
  const { registration } = provideServiceWorker(new FakeWorker());
  expect(await readStatus()).toBe(text.workers.active);
  await testBrowser();
  expect(await screen.findByText(text.log.permissionNotGranted)).toBeDefined();
  expect(registration.showNotification).not.toHaveBeenCalled();
});

test('waits for a page that is about to register the worker', async () => {
  const container = provideServiceWorker(null);
  const { registration } = container;
  container.getRegistration.mockResolvedValueOnce(undefined);
  const { promise, resolve } = Promise.withResolvers<typeof registration>();
  Object.assign(container, { ready: promise });
  await renderForMember(<NotificationTestScreen />);
  expect(await screen.findByText(text.workers.checking)).toBeDefined();
  registration.active = new FakeWorker();
  resolve(registration);
  expect(await screen.findByText(text.workers.active)).toBeDefined();
});

test('tells after a while that no worker is registered', async () => {
  vi.useFakeTimers();
  provideServiceWorker(null).getRegistration.mockResolvedValue(undefined);
  await renderForMember(<NotificationTestScreen />);
  await act(() => vi.advanceTimersByTimeAsync(1499));
  expect(screen.getByText(text.workers.checking)).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText(text.workers['not registered'])).toBeDefined();
});

test('tells that the browser does not answer about its worker', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  provideServiceWorker(null).getRegistration.mockRejectedValue(new DOMException('No', 'SecurityError'));
  expect(await readStatus()).toBe(text.workers.error);
  expect(warn).toHaveBeenCalledOnce();
});
