import { useEffect } from 'react';
import type { LiveChange } from '#contract/system.ts';
import { deviceId } from './api.ts';
import { setServerTime } from './clock.ts';
import { refetchNouns, refetchOlderThan } from './query-client.ts';

/**
 * Keeps the lists current while a signed-in screen stands: the server tells what the partner, or another device, has
 * changed. The first message of a connection is empty and means 'from now on'; the browser reconnects by itself.
 */
export function useLiveUpdates(): void {
  useEffect(() => {
    const openedAt = Date.now();
    let source: EventSource | null = null;
    let connectedAt = openedAt;
    const connect = () => {
      if (source && source.readyState !== EventSource.CLOSED) return;
      source = new EventSource(`/api/live?device=${deviceId}`);
      source.addEventListener('open', () => (connectedAt = Date.now()));
      source.addEventListener('message', ({ data }) => {
        const message = readMessage(data);
        if (!message) return;
        setServerTime(message.now);
        if (message.changes.length > 0) refetchNouns(message.changes);
        else refetchOlderThan(connectedAt);
      });
    };
    connect();
    // A proxy's error ends the stream for good; a phone that wakes up or finds its network again asks anew.
    const timer = setInterval(connect, 15_000);
    addEventListener('online', connect);
    document.addEventListener('visibilitychange', connect);
    return () => {
      clearInterval(timer);
      removeEventListener('online', connect);
      document.removeEventListener('visibilitychange', connect);
      source?.close();
    };
  }, []);
}

/** A message of the stream; anything else that a proxy may put into it is none. */
function readMessage(data: unknown): LiveChange | null {
  const message: unknown = JSON.parse(String(data));
  return isLiveChange(message) ? message : null;
}

function isLiveChange(message: unknown): message is LiveChange {
  if (typeof message !== 'object' || message === null || !('changes' in message) || !('now' in message))
    return false;
  return Array.isArray(message.changes) && typeof message.now === 'string';
}
