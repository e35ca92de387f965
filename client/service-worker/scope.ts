/**
 * Types of a service worker's global object, as far as they are used: a test implements them with few lines, and the
 * WebWorker library lacks `sync`.
 */
export interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

export interface WorkerPushEvent extends ExtendableEvent {
  /** Absent in a push without a payload. */
  readonly data: { text: () => string } | null;
}

export interface WorkerNotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}

/** Event of Background Sync, in Chromium only: the network is back. */
export interface WorkerSyncEvent extends ExtendableEvent {
  readonly tag: string;
}

export interface SubscriptionChangeEvent extends ExtendableEvent {
  /** Absent in some browsers. */
  readonly oldSubscription?: PushSubscription | null;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: WorkerMessageEvent;
  push: WorkerPushEvent;
  sync: WorkerSyncEvent;
  notificationclick: WorkerNotificationEvent;
  pushsubscriptionchange: SubscriptionChangeEvent;
}

/** A window of the app. */
export interface WindowPage {
  readonly url: string;
  readonly focused: boolean;
  postMessage: (message: unknown, options: { transfer?: Transferable[] }) => void;
  focus: () => Promise<unknown>;
  navigate: (url: string) => Promise<unknown>;
}

/** Options that the DOM library omits: an icon in the status bar and a picture below the words, on Android only. */
interface ShownNotification extends NotificationOptions {
  badge: string;
  image?: string;
}

export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  readonly location: { readonly href: string };
  skipWaiting: () => Promise<void>;
  registration: {
    readonly active: { readonly scriptURL: string } | null;
    readonly pushManager: PushManager;
    showNotification: (title: string, options: ShownNotification) => Promise<void>;
  };
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { includeUncontrolled: boolean; type: 'window' }) => Promise<readonly WindowPage[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  /** Absent in Firefox. */
  cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> };
}
