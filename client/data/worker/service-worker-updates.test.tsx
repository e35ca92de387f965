import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { installationText } from '#messages/installation.ts';
import { FakeWorker, provideServiceWorker, type FakeContainer } from '#tests/components/service-worker.ts';

const HALF_HOUR_MS = 30 * 60_000;
const skipWaiting = { type: 'SKIP_WAITING' };

beforeEach(() => {
  vi.useFakeTimers();
});

/** Loads a page under the worker, with the banner of updates. */
async function openPage(container: FakeContainer): Promise<FakeContainer> {
  vi.resetModules();
  vi.clearAllTimers();
  cleanup();
  vi.mocked(location.reload).mockClear();
  const [{ UpdateBanner }, { startInstallation }, { startServiceWorker }] = await Promise.all([
    import('#client/shell/installation/update-banner.tsx'),
    import('#client/shell/installation/installation.ts'),
    import('./service-worker-updates.ts'),
  ]);
  render(<UpdateBanner />);
  startInstallation();
  await startServiceWorker();
  return container;
}

/** Reloads the page with the same registration, which the next page finds as it is. */
async function reloadPage({ registration }: FakeContainer): Promise<FakeContainer> {
  const next = provideServiceWorker(registration.active);
  next.registration.waiting = registration.waiting;
  return openPage(next);
}

const banner = () => screen.queryByRole('status');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Presses 'Update Now', and lets the page find the registration. */
async function accept(): Promise<void> {
  press(installationText.update);
  await vi.advanceTimersByTimeAsync(0);
}

async function openWithWaiting(): Promise<{ page: FakeContainer; incoming: FakeWorker }> {
  const page = await openPage(provideServiceWorker(new FakeWorker()));
  const incoming = new FakeWorker('installing');
  page.registration.install(incoming);
  page.registration.finishInstall();
  return { page, incoming };
}

test('shows nothing when the first worker takes over a first visit', async () => {
  const page = await openPage(provideServiceWorker(null));
  expect(page.register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  const first = new FakeWorker('installing');
  page.registration.install(first);
  page.registration.finishInstall();
  page.takeOver(first);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(banner()).toBeNull();
  expect(location.reload).not.toHaveBeenCalled();
});

test('announces an installed version, which waits for the member', async () => {
  const page = await openPage(provideServiceWorker(new FakeWorker()));
  expect(banner()).toBeNull();
  const incoming = new FakeWorker('installing');
  page.registration.install(incoming);
  expect(banner()).toBeNull();
  page.registration.finishInstall();
  expect(banner()?.textContent).toContain(installationText.updateTitle);
  await vi.advanceTimersByTimeAsync(HALF_HOUR_MS);
  expect(incoming.received).toEqual([]);
  expect(location.reload).not.toHaveBeenCalled();
});

test('announces a version that waits since an earlier page, or that the worker reports', async () => {
  const { page } = await openWithWaiting();
  const next = await reloadPage(page);
  expect(banner()).not.toBeNull();
  next.registration.waiting = null;
  const last = await reloadPage(next);
  expect(banner()).toBeNull();
  last.deliver({ type: 'PAGE_LOADED' });
  expect(banner()).toBeNull();
  last.deliver({ type: 'UPDATE_AVAILABLE' });
  expect(banner()).not.toBeNull();
});

test('hides the banner if the member puts the version off, until the next message or page', async () => {
  const { page, incoming } = await openWithWaiting();
  press(installationText.later);
  expect(banner()).toBeNull();
  page.deliver({ type: 'UPDATE_AVAILABLE' });
  expect(banner()).not.toBeNull();
  press(installationText.later);
  expect(banner()).toBeNull();
  expect(incoming.received).toEqual([]);
  await reloadPage(page);
  expect(banner()).not.toBeNull();
});

test('activates an accepted version and reloads the page', async () => {
  const { incoming } = await openWithWaiting();
  await accept();
  expect(incoming.received).toEqual([skipWaiting]);
  expect(location.reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(location.reload).toHaveBeenCalledOnce();
});

test('activates an accepted version only once it is installed', async () => {
  const page = await openPage(provideServiceWorker(new FakeWorker()));
  const incoming = new FakeWorker('installing');
  page.registration.install(incoming);
  page.deliver({ type: 'UPDATE_AVAILABLE' });
  await accept();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(incoming.received).toEqual([]);
  expect(location.reload).not.toHaveBeenCalled();
  page.registration.finishInstall();
  expect(incoming.received).toEqual([skipWaiting]);
  await vi.advanceTimersByTimeAsync(100);
  expect(location.reload).toHaveBeenCalledOnce();
});

test('keeps the page if the accepted version cannot be installed', async () => {
  const page = await openPage(provideServiceWorker(new FakeWorker()));
  const incoming = new FakeWorker('installing');
  page.registration.install(incoming);
  page.deliver({ type: 'UPDATE_AVAILABLE' });
  await accept();
  incoming.moveTo('redundant');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(incoming.received).toEqual([]);
  expect(location.reload).not.toHaveBeenCalled();
});

test('reloads a page once when another tab activates the version', async () => {
  const { page, incoming } = await openWithWaiting();
  page.takeOver(incoming);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(location.reload).toHaveBeenCalledOnce();
});

test('reloads no page when a worker of another language takes over', async () => {
  const page = await openPage(provideServiceWorker(new FakeWorker()));
  const gujarati = new FakeWorker('installing', '/sw-gu.js');
  page.registration.install(gujarati);
  page.registration.finishInstall();
  expect(banner()).toBeNull();
  page.takeOver(gujarati);
  expect(location.reload).not.toHaveBeenCalled();
});

test('repeats a lost activation on the next page until the worker takes over', async () => {
  // happy-dom reports that it loads no frames.
  vi.spyOn(console, 'error').mockReturnValue();
  const { page, incoming } = await openWithWaiting();
  await accept();
  const next = await reloadPage(page);
  // The member has accepted already.
  expect(banner()).toBeNull();
  expect(incoming.received).toEqual([skipWaiting, skipWaiting]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(incoming.received).toHaveLength(3);
  // Every other time, a hidden navigation releases the old worker.
  const frames = () => document.querySelectorAll('iframe[hidden]');
  expect(frames()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(incoming.received).toHaveLength(3);
  const [frame] = frames();
  expect(frame?.getAttribute('src')).toBe('/api/health');
  if (frame) fireEvent.load(frame);
  expect(frames()).toHaveLength(0);
  next.takeOver(incoming);
  expect(location.reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(incoming.received).toHaveLength(3);
  expect(frames()).toHaveLength(0);
});

test('asks again about the version after the accepted one', async () => {
  const { page, incoming } = await openWithWaiting();
  await accept();
  page.takeOver(incoming);
  const next = await reloadPage(page);
  expect(banner()).toBeNull();
  const later = new FakeWorker('installing');
  next.registration.install(later);
  next.registration.finishInstall();
  await reloadPage(next);
  expect(banner()).not.toBeNull();
  expect(later.received).toEqual([]);
});

test('checks for a new version at once and every 30 minutes, also after a failed check', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const container = provideServiceWorker(new FakeWorker());
  const { update } = container.registration;
  update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await openPage(container);
  expect(update).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(HALF_HOUR_MS - 1);
  expect(update).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(update).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(HALF_HOUR_MS);
  expect(update).toHaveBeenCalledTimes(3);
});

test('registers the worker of the member’s language', async () => {
  document.cookie = 'jugal_in=gu; Path=/';
  const page = await openPage(provideServiceWorker(null));
  document.cookie = 'jugal_in=; Path=/; Max-Age=0';
  expect(page.register).toHaveBeenCalledExactlyOnceWith('/sw-gu.js');
});

test('leaves a page without a banner if no worker can be registered', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const container = provideServiceWorker(null);
  container.register.mockRejectedValueOnce(new DOMException('Storage is blocked', 'SecurityError'));
  await openPage(container);
  await vi.advanceTimersByTimeAsync(HALF_HOUR_MS);
  expect(warn).toHaveBeenCalledOnce();
  expect(banner()).toBeNull();
  expect(container.registration.update).not.toHaveBeenCalled();
});

test('activates the worker of a newly chosen language before the next page', async () => {
  vi.resetModules();
  const { activateWorkerOf } = await import('./registration.ts');
  const page = provideServiceWorker(new FakeWorker());
  const hindi = new FakeWorker('installing', '/sw-hi.js');
  page.registration.installing = hindi;
  const onDone = vi.fn<() => void>();
  void activateWorkerOf('hi').then(onDone);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.register).toHaveBeenCalledExactlyOnceWith('/sw-hi.js');
  expect(hindi.received).toEqual([]);
  page.registration.finishInstall();
  expect(hindi.received).toEqual([skipWaiting]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(onDone).not.toHaveBeenCalled();
  hindi.moveTo('activated');
  await vi.advanceTimersByTimeAsync(0);
  expect(onDone).toHaveBeenCalledOnce();
});

test('goes on with the worker of the old language after ten seconds, or without a network', async () => {
  vi.resetModules();
  const { activateWorkerOf } = await import('./registration.ts');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const page = provideServiceWorker(new FakeWorker());
  page.registration.waiting = new FakeWorker('installing', '/sw-hi.js');
  const onDone = vi.fn<() => void>();
  void activateWorkerOf('hi').then(onDone);
  await vi.advanceTimersByTimeAsync(9999);
  expect(onDone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onDone).toHaveBeenCalledOnce();
  page.register.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await activateWorkerOf('hi');
  expect(warn).toHaveBeenCalledOnce();
});
