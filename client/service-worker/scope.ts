/** The part of a service worker's global object that is used here. The DOM library, which the screens need, does not declare it. */
export interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: WorkerMessageEvent;
}

export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  registration: { readonly active: object | null };
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: {
      includeUncontrolled: boolean;
      type: 'window';
    }) => Promise<
      readonly { postMessage: (message: unknown, options: { transfer?: Transferable[] }) => void }[]
    >;
  };
  /** Absent in Firefox. */
  cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> };
}
