import { useEffect } from 'react';
import type { LiveChange } from '#contract/system.ts';
import { api, deviceId } from './api.ts';
import { setServerTime } from './clock.ts';
import { noteAnswer } from './network/network-state.ts';
import { forgetFirstReads } from './reads/first-reads.ts';
import { queryClient, refetchResources, refetchOlderThan } from './query-client.ts';

let isFarewell = false;

/**
 * Runs what ends the session and then leaves the page by itself: the end of the live updates, which may arrive before the answer, must
 * not lead to the login meanwhile. A failure changes nothing.
 */
export async function sayFarewell<T>(work: () => Promise<T>): Promise<T> {
  isFarewell = true;
  try {
    return await work();
  } catch (error) {
    isFarewell = false;
    throw error;
  }
}

/**
 * Keeps the queries current while a signed-in screen is mounted: the server reports what the partner or another device has
 * changed. The first message of a connection has no changes: what was fetched before it is refetched, since changes may have been
 * missed. The browser reconnects by itself, unless newer windows of the member took this one's place: then whoever looks at it again
 * takes one back.
 */
export function useLiveUpdates(): void {
  useEffect(() => {
    const openedAt = Date.now();
    let source: EventSource | null = null;
    let connectedAt = openedAt;
    let isReplaced = false;
    const connect = () => {
      if (source && source.readyState !== EventSource.CLOSED) return;
      isReplaced = false;
      source = new EventSource(`/api/live?device=${deviceId}`);
      source.addEventListener('open', () => {
        connectedAt = Date.now();
        noteAnswer();
        forgetFirstReads();
      });
      // A refused stream may mean that the session has ended on another device: the answer of this call says so.
      source.addEventListener('error', () => {
        if (source?.readyState === EventSource.CLOSED && !isFarewell)
          void queryClient.invalidateQueries({ queryKey: api.accounts.me.key() });
      });
      source.addEventListener('message', ({ data }) => {
        const message = readMessage(data);
        if (!message) return;
        setServerTime(message.now);
        if (message.end) {
          isReplaced = true;
          source?.close();
          // Who is signed in is asked anew, and nobody is.
          if (message.end === 'signed_out' && !isFarewell) refetchResources(['accounts']);
          return;
        }
        if (message.changes.length > 0) refetchResources(message.changes);
        else refetchOlderThan(connectedAt);
      });
    };
    const connectUnlessReplaced = () => {
      if (!isReplaced) connect();
    };
    const connectWhenSeen = () => {
      if (document.visibilityState === 'visible') connect();
    };
    connect();
    // A proxy's error response ends the stream for good; waking up or coming online connects again.
    const timer = setInterval(connectUnlessReplaced, 15_000);
    addEventListener('online', connectUnlessReplaced);
    addEventListener('focus', connectWhenSeen);
    document.addEventListener('visibilitychange', connectWhenSeen);
    return () => {
      clearInterval(timer);
      removeEventListener('online', connectUnlessReplaced);
      removeEventListener('focus', connectWhenSeen);
      document.removeEventListener('visibilitychange', connectWhenSeen);
      source?.close();
    };
  }, []);
}

/** Parses a message; `null` for anything that is not one, such as a proxy's addition. */
function readMessage(data: unknown): LiveChange | null {
  const message: unknown = JSON.parse(String(data));
  return isLiveChange(message) ? message : null;
}

function isLiveChange(message: unknown): message is LiveChange {
  if (typeof message !== 'object' || message === null || !('changes' in message) || !('now' in message))
    return false;
  return Array.isArray(message.changes) && typeof message.now === 'string';
}
