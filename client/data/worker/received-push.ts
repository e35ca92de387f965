import { isLockOn } from '../lock/lock-flag.ts';

const key = 'jugal-last-notification';

/** The last push received by this browser: its ISO 8601 instant and its data. */
export interface ReceivedPush {
  timestamp: string;
  data: unknown;
}

/** Stores the push that a service worker's message reports; ignores other messages. */
export function rememberPush(message: unknown, nowIso: string): void {
  if (typeof message !== 'object' || message === null || !('type' in message)) return;
  // With app lock on, no private data is stored in plain text.
  if (message.type !== 'NOTIFICATION_RECEIVED' || isLockOn()) return;
  const received: ReceivedPush = { timestamp: nowIso, data: 'data' in message ? message.data : null };
  try {
    localStorage.setItem(key, JSON.stringify(received));
  } catch (error) {
    // Storage is full or blocked; the notification itself was shown.
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

export function clearLastPush(): void {
  localStorage.removeItem(key);
}
