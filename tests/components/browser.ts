/**
 * Stubs of what a browser provides and happy-dom does not. Component tests replace nothing else: no module of ours is
 * mocked. `network.ts` and `service-worker.ts` hold the stubs that a test drives, and a test stubs the decoding of
 * pictures and the device's owner check itself.
 */
import 'fake-indexeddb/auto';
import { locks } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { FakeUpload, SilentStream } from './network.ts';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 5000 });

// The Web Locks of this process.
Object.defineProperty(navigator, 'locks', { value: locks });

// Without a server of the test, no request leaves the process.
Object.assign(globalThis, {
  fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  XMLHttpRequest: FakeUpload,
  EventSource: SilentStream,
});

HTMLElement.prototype.togglePopover = (force) => force === true;

let hovered: Node | null = null;
document.addEventListener('mouseover', ({ target }) => (hovered = target instanceof Node ? target : null));
const { matches: matchSelector } = Element.prototype;
Object.assign(Element.prototype, {
  matches(this: Element, selector: string): boolean {
    return selector.split(', ').some((each) => {
      if (each === ':hover') return this.contains(hovered);
      if (each === ':focus-within') return this.contains(document.activeElement);
      return matchSelector.call(this, each);
    });
  },
});

/** Timers of the page of a test, which end with it: a page of an earlier test must not call the next one's server. */
const timers = new Set<ReturnType<typeof setTimeout>>();
const { setTimeout: startTimer } = globalThis;
Object.assign(globalThis, {
  setTimeout: (...start: Parameters<typeof setTimeout>) => {
    const timer = startTimer(...start);
    timers.add(timer);
    return timer;
  },
});

beforeEach(() => {
  // A new page would replace the test.
  vi.spyOn(location, 'reload').mockReturnValue();
  vi.spyOn(location, 'assign').mockReturnValue();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.documentElement.hidden = false;
  hovered = null;
  localStorage.clear();
  sessionStorage.clear();
  indexedDB = new IDBFactory();
});
