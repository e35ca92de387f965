import { setServerTime } from '#client/lib/clock.ts';
import { noteAnswer } from '#client/lib/network/network-state.ts';
import { isFarewell } from '#client/lib/session-end.ts';
import type { LiveMessage } from '#domain/system/schema.ts';
import { api, deviceId } from './api.ts';
import { pullSoon } from './copy/page-copy.ts';
import { isFields } from './outbox/pending-mutation.ts';
import { countAnswers, queryClient, refetchResources, refetchOlderThan } from './query-client.ts';
import { afterFirstRead, readPosition } from './reads/live-position.ts';
import { dropPreloaded } from './reads/preload.ts';

/** Time without a message after which a stream counts as dead, in milliseconds: the server sends a beat each 20 s. */
const SILENT_MS = 45_000;

/**
 * Keeps queries current. The browser reconnects on its own, except after newer windows of the member replaced this one:
 * it then connects when it is next viewed. Returns a function that stops it.
 */
export function startLive(): () => void {
  let source: EventSource | null = null;
  let counted = countAnswers();
  let heardAt = performance.now();
  let isReplaced = false;
  let since: string | null = null;
  const connect = () => {
    // A network that was switched swallows a stream without ending it.
    if (performance.now() - heardAt > SILENT_MS) source?.close();
    else if (source && source.readyState !== EventSource.CLOSED) return;
    isReplaced = false;
    heardAt = performance.now();
    since = readPosition();
    source = new EventSource(`/api/live?device=${deviceId}${since === null ? '' : `&since=${since}`}`);
    source.addEventListener('open', () => {
      counted = countAnswers();
      heardAt = performance.now();
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
      heardAt = performance.now();
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
      else refetchOlderThan(counted);
    });
  };
  const connectUnlessReplaced = () => {
    if (!isReplaced) connect();
  };
  const connectAnew = () => {
    heardAt = Number.NEGATIVE_INFINITY;
    connectUnlessReplaced();
  };
  const connectWhenSeen = () => {
    if (document.visibilityState === 'visible') connect();
  };
  // The first message lists the changes since the first read. A screen of stored data is mounted before its answer.
  const stopWaiting = afterFirstRead(connect);
  // A proxy's error response closes the stream for good, so waking up or coming online reconnects.
  const timer = setInterval(connectUnlessReplaced, 15_000);
  addEventListener('online', connectAnew);
  addEventListener('focus', connectWhenSeen);
  document.addEventListener('visibilitychange', connectWhenSeen);
  return () => {
    stopWaiting();
    clearInterval(timer);
    removeEventListener('online', connectAnew);
    removeEventListener('focus', connectWhenSeen);
    document.removeEventListener('visibilitychange', connectWhenSeen);
    source?.close();
  };
}

/** Parses a message; returns `null` for anything else, such as a proxy's addition. */
function readMessage(data: unknown): LiveMessage | null {
  const message: unknown = JSON.parse(String(data));
  return isLiveMessage(message) ? message : null;
}

function isLiveMessage(message: unknown): message is LiveMessage {
  if (!isFields(message) || typeof message['now'] !== 'string') return false;
  return typeof message['position'] === 'string' || Array.isArray(message['changes']);
}
