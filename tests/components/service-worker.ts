import { onTestFinished, vi } from 'vitest';

/** One version of the service worker. Records the messages of pages. */
export class FakeWorker extends EventTarget {
  readonly scriptURL: string;
  state: ServiceWorkerState;
  readonly received: unknown[] = [];

  constructor(state: ServiceWorkerState = 'activated', address = '/sw.js') {
    super();
    this.state = state;
    this.scriptURL = new URL(address, location.origin).href;
  }

  postMessage(message: unknown): void {
    this.received.push(message);
  }

  moveTo(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** The registration of a page's worker; `install` is what a browser does with a new version. */
export class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  readonly update = vi.fn<() => Promise<void>>(() => Promise.resolve());
  readonly showNotification = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>(() =>
    Promise.resolve(),
  );

  /** Starts the installation of a new version. */
  install(incoming: FakeWorker): void {
    this.installing = incoming;
    this.dispatchEvent(new Event('updatefound'));
  }

  /** Ends the installation: the version waits. */
  finishInstall(): void {
    const incoming = this.installing;
    this.installing = null;
    this.waiting = incoming;
    incoming?.moveTo('installed');
  }
}

/** `navigator.serviceWorker` of one page. */
export class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly ready = new Promise<FakeRegistration>(() => undefined);
  readonly register = vi.fn<(address: string) => Promise<FakeRegistration>>(() => Promise.resolve(this.registration));
  readonly getRegistration = vi.fn<() => Promise<FakeRegistration | undefined>>(() =>
    Promise.resolve(this.registration),
  );

  /** Activates a version, which takes over this page. */
  takeOver(incoming: FakeWorker): void {
    if (this.registration.waiting === incoming) this.registration.waiting = null;
    this.registration.active = incoming;
    this.controller = incoming;
    incoming.moveTo('activated');
    this.dispatchEvent(new Event('controllerchange'));
  }

  /** Delivers a message of the worker to the page. */
  deliver(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Gives this page a service worker until the test ends. `null` is a page that none controls yet. */
export function provideServiceWorker(controller: FakeWorker | null): FakeContainer {
  const container = new FakeContainer();
  container.controller = controller;
  container.registration.active = controller;
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  return container;
}
