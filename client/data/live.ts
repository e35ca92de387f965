import { useEffect } from 'react';
import type { LiveChange, LiveMessage, LivePosition } from '#domain/system/schema.ts';
import { api, deviceId } from './api.ts';
import { setServerTime } from '#client/lib/clock.ts';
import { isFarewell } from '#client/lib/session-end.ts';
import { noteAnswer } from '#client/lib/network/network-state.ts';
import { pullSoon } from './copy/page-copy.ts';
import { afterFirstRead, readPosition } from './reads/live-position.ts';
import { dropPreloaded } from './reads/preload.ts';
import { queryClient, refetchResources, refetchOlderThan } from './query-client.ts';

/**
 * Keeps queries current while a signed-in screen is mounted. The browser reconnects on its own, except after newer
 * windows of the member replaced this one: it then connects when it is next viewed.
 */
export function useLiveUpdates(): void {
  useEffect(() => {
    const openedAt = Date.now();
    let source: EventSource | null = null;
    let connectedAt = openedAt;
    let isReplaced = false;
    let since: string | null = null;
    const connect = () => {
      if (source && source.readyState !== EventSource.CLOSED) return;
      isReplaced = false;
      since = readPosition();
      source = new EventSource(`/api/live?device=${deviceId}${since === null ? '' : `&since=${since}`}`);
      source.addEventListener('open', () => {
        connectedAt = Date.now();
        noteAnswer();
        dropPreloaded();
      });
      // A rejected stream may mean that another device ended the session: this call's response tells.
      source.addEventListener('error', () => {
        if (source?.readyState === EventSource.CLOSED && !isFarewell())
          void queryClient.invalidateQueries({ queryKey: api.accounts.me.key() });
      });
      source.addEventListener('message', ({ data }) => {
        const message = readMessage(data);
        if (!message) return;
        setServerTime(message.now);
        if ('position' in message) {
          pullSoon(message.position);
          return;
        }
        if (message.end) {
          isReplaced = true;
          source?.close();
          // Refetches the signed-in user; the 401 ends the session.
          if (message.end === 'signed_out' && !isFarewell()) refetchResources(['accounts']);
          return;
        }
        // A read that was answered since then may be older than the position.
        const isCaughtUp = message.isCaughtUp === true && since === readPosition();
        if (isCaughtUp || (!message.isCaughtUp && message.changes.length > 0)) refetchResources(message.changes);
        else refetchOlderThan(connectedAt);
      });
    };
    const connectUnlessReplaced = () => {
      if (!isReplaced) connect();
    };
    const connectWhenSeen = () => {
      if (document.visibilityState === 'visible') connect();
    };
    // The first message lists the changes since the first read. A screen of stored data is mounted before its answer.
    const stopWaiting = afterFirstRead(connect);
    // A proxy's error response closes the stream for good, so waking up or coming online reconnects.
    const timer = setInterval(connectUnlessReplaced, 15_000);
    addEventListener('online', connectUnlessReplaced);
    addEventListener('focus', connectWhenSeen);
    document.addEventListener('visibilitychange', connectWhenSeen);
    return () => {
      stopWaiting();
      clearInterval(timer);
      removeEventListener('online', connectUnlessReplaced);
      removeEventListener('focus', connectWhenSeen);
      document.removeEventListener('visibilitychange', connectWhenSeen);
      source?.close();
    };
  }, []);
}

/** Parses a message; returns `null` for anything else, such as a proxy's addition. */
function readMessage(data: unknown): LiveMessage | null {
  const message: unknown = JSON.parse(String(data));
  return isLiveChange(message) || isLivePosition(message) ? message : null;
}

function isLivePosition(message: unknown): message is LivePosition {
  if (typeof message !== 'object' || message === null || !('position' in message) || !('now' in message)) return false;
  return typeof message.position === 'string' && typeof message.now === 'string';
}

function isLiveChange(message: unknown): message is LiveChange {
  if (typeof message !== 'object' || message === null || !('changes' in message) || !('now' in message)) return false;
  return Array.isArray(message.changes) && typeof message.now === 'string';
}
