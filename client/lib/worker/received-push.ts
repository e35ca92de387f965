import { isLockOn } from '../lock/lock-flag.ts';

const key = 'jugal-last-notification';

/** The last push that reached this browser: when, as an instant in ISO 8601, and what. */
export interface ReceivedPush {
  timestamp: string;
  data: unknown;
}

/** Keeps what the service worker says to have received; other messages are not this one's. */
export function rememberPush(message: unknown, nowIso: string): void {
  if (typeof message !== 'object' || message === null || !('type' in message)) return;
  // With app lock on nothing private is kept in plain words.
  if (message.type !== 'NOTIFICATION_RECEIVED' || isLockOn()) return;
  const received: ReceivedPush = { timestamp: nowIso, data: 'data' in message ? message.data : null };
  try {
    localStorage.setItem(key, JSON.stringify(received));
  } catch (error) {
    // Storage is full or blocked: the notification itself has been shown.
    console.warn('The notification could not be kept', error);
  }
}

export function readLastPush(): ReceivedPush | null {
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
  return isReceivedPush(stored) ? stored : null;
}

function isReceivedPush(value: unknown): value is ReceivedPush {
  return typeof value === 'object' && value !== null && 'timestamp' in value && 'data' in value;
}

export function forgetLastPush(): void {
  localStorage.removeItem(key);
}
