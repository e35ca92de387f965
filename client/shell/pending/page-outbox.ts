import { nowIso } from '#client/lib/clock.ts';
import { createStore } from '#client/lib/store/create-store.ts';
import { galleryLeft, isGalleryPaused } from '#client/lib/upload/gallery/gallery-store.ts';
import { enqueueMemories } from '#client/lib/upload/gallery/enqueue-memories.ts';
import type { RequestInterceptor } from '#client/lib/outbox/request-interceptor.ts';
import { changeStore, type NewChange } from '#client/lib/outbox/change-store.ts';
import { lockByBrowser } from '#client/lib/outbox/lock.ts';
import { newId } from '#client/lib/outbox/new-id.ts';
import { announceOutbox, onOutboxElsewhere, outboxSyncTag } from '#client/lib/outbox/outbox-channel.ts';
import { createOutbox, type Flushed } from '#client/lib/outbox/outbox.ts';
import { sendFile } from '#client/lib/outbox/send-change.ts';
import { sendUnkept } from '#client/lib/outbox/send-unkept.ts';
import { partIdsOf } from '#client/lib/outbox/part-ids.ts';
import { idInPath, planChange, withSeenVersion } from '#client/lib/outbox/plan-change.ts';
import { readJson } from '#client/lib/outbox/classify-response.ts';
import {
  type Fields,
  isFields,
  type PendingMutation,
  withAddress,
} from '#client/lib/outbox/pending-mutation.ts';
import type { OfflineRules } from '#client/lib/outbox/offline-rules.ts';
import { setPending } from '#client/lib/outbox/pending-state.ts';
import { toRequestError } from '#client/lib/public/request.ts';
import { hasNetwork, onNetworkBack } from '#client/lib/network/network-state.ts';
import { refetchAfter } from '#client/lib/query-client.ts';
import { currentContext, currentMemberId, findInCache } from './query-cache.ts';
import { sendWatched } from './send-watched.ts';
import { rulesOf, rulesShownIn } from './offline-rules.ts';

/** First delay before a retry, in milliseconds; each further one is twice as long. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** The member's pending changes, oldest first. */
export const pendingMutations = createStore<readonly PendingMutation[]>([]);

/** Latest `updatedAt` of objects that this page changed, while their lists are being refetched. */
const newest = new Map<string, string>();

const outbox = createOutbox({
  store: changeStore,
  lock: lockByBrowser,
  send: sendWatched,
  sendFile,
  isPaused: isGalleryPaused,
  onFileSent: () => void refreshPending().then(announceOutbox),
  onDone: (change, answer) => {
    rememberNewest(change.objectId, answer);
    refetchAfter(change.call.split('.'));
  },
});

export const pageOutbox: RequestInterceptor = {
  async submit(call, request, send) {
    const rules = rulesOf(call);
    const memberId = currentMemberId();
    if (!rules || !memberId) return null;
    const key = newId();
    let change;
    let outcome;
    try {
      change = await describeChange(call, request.clone(), { memberId, key });
      outcome = await outbox.submit(change);
    } catch (error) {
      // Storage is full or unavailable.
      console.warn('The change could not be kept', error);
      return sendUnkept(request, key, send);
    }
    if (outcome === 'waiting') {
      await refreshPending();
      announceOutbox();
      void askForSync();
      changesOut.soon();
      const answer = rules.answer(withPreviews({ ...change, order: 0 }), currentContext());
      return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
    }
    if (!outcome.ok) throw toRequestError(await outcome.text(), outcome.status, outcome.statusText);
    rememberNewest(change.objectId, await readJson(outcome.clone()));
    return outcome;
  },
  async read(call, request, send) {
    const shown = rulesShownIn(call);
    if (shown.length === 0 || !currentMemberId()) return send(request);
    const { pathname, searchParams } = new URL(request.url);
    const objectId = idInPath(pathname);
    const response = (await isOnlyHere(objectId)) ? Response.json([]) : await send(request);
    const changes = (await listOwn())
      .filter(({ state, lane }) => state !== 'refused' && !lane)
      .map(withPreviews);
    if (changes.length === 0) return response;
    const read = { ...currentContext(), objectId, query: searchParams };
    const data: unknown = await response.json();
    const withPending = shown.reduce((each, { reads }) => reads[call]?.(each, changes, read) ?? each, data);
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return Response.json(withPending, { headers });
  },
  async decide(change, decision) {
    await outbox[decision](change);
    await refreshPending();
    announceOutbox();
    refetchAfter(change.call.split('.'));
    sendNow();
  },
};

async function describeChange(
  call: string,
  request: Request,
  { memberId, key }: Pick<NewChange, 'memberId' | 'key'>,
): Promise<NewChange> {
  const { method } = request;
  const { pathname, search } = new URL(request.url);
  const rules = rulesOf(call);
  const read = await readJson(new Response(await request.text()));
  const planned = planChange(rules, { call, pathname, body: isFields(read) ? read : null });
  const { body, objectId } = planned;
  const [resource = ''] = call.split('.');
  const files = await rules?.collectFiles?.(body);
  const before =
    rules?.calls[call] === 'create'
      ? null
      : await findBefore(
          resource,
          objectId,
          (record) => rules?.isObject?.(record, body, objectId) ?? record['id'] === objectId,
          rules?.beforeFirst,
        );
  const seenAt = newest.get(objectId) ?? before?.['updatedAt'];
  return {
    ...planned,
    key,
    memberId,
    call,
    method,
    path: pathname + search,
    body: withSeenVersion(rules, { call, body }, seenAt),
    madeAt: nowIso(),
    before,
    state: 'waiting',
    ...(files && files.length > 0 && { files }),
  };
}

/** Returns the object as a screen last showed it; for one deleted on this device, as it was before. */
async function findBefore(
  resource: string,
  objectId: string,
  isObject: (record: Fields) => boolean,
  beforeFirst: OfflineRules['beforeFirst'],
): Promise<Fields | null> {
  const seen = findInCache(resource, isObject) ?? beforeFirst?.(objectId, currentContext());
  return seen ?? (await listOwn()).findLast((each) => each.objectId === objectId)?.before ?? null;
}

/** Object URLs under which this page shows photos that are not uploaded yet. */
const previews = new Map<string, string>();

function withPreviews(change: PendingMutation): PendingMutation {
  let { body } = change;
  for (const { key, address, blob } of change.files ?? []) {
    if (!blob) continue;
    const preview = previews.get(key) ?? URL.createObjectURL(blob);
    previews.set(key, preview);
    body = withAddress(body, address, preview);
  }
  return { ...change, body };
}

function rememberNewest(objectId: string, answer: unknown): void {
  if (isFields(answer) && answer['id'] === objectId && typeof answer['updatedAt'] === 'string')
    newest.set(objectId, answer['updatedAt']);
}

async function listOwn(): Promise<PendingMutation[]> {
  const memberId = currentMemberId();
  try {
    return (await changeStore.list()).filter((change) => change.memberId === memberId);
  } catch (error) {
    // A browser whose database does not open has stored no changes either.
    console.warn('The changes on this device could not be read', error);
    return [];
  }
}

/** Returns true if the server does not know the object yet. Its comments and entries then exist only on this device. */
async function isOnlyHere(objectId: string | null): Promise<boolean> {
  if (objectId === null) return false;
  const own = await listOwn();
  return own.some((each) => each.objectId === objectId && rulesOf(each.call)?.calls[each.call] === 'create');
}

/** Publishes the pending changes to the screens. */
async function refreshPending(): Promise<void> {
  const own = await listOwn();
  const shown = own.filter(({ state, lane }) => state !== 'refused' && !lane);
  const gallery = own.filter(({ state, lane }) => state === 'waiting' && lane);
  pendingMutations.set(own);
  setPending(
    {
      count: shown.filter(({ state }) => state === 'waiting').length,
      gallery: { memories: gallery.length, photos: gallery.flatMap(({ files }) => files ?? []).length },
      undecided: own.filter(({ state }) => state !== 'waiting').length,
      objectIds: new Set(shown.flatMap(({ objectId, body }) => [objectId, ...partIdsOf(body)])),
    },
    shown.length > 0,
  );
}

/** Sends pending changes. Retries the rest after a delay, and at once when the network is back. */
const changesOut = keepTrying((memberId) => outbox.flush(memberId));
/** Separate delays for imports: a rate limit may stop them for an hour, but no other changes. */
const galleryOut = keepTrying((memberId) => outbox.flushGallery(memberId));

function keepTrying(flush: (memberId: string) => Promise<Flushed>) {
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), milliseconds);
  };
  async function send(): Promise<void> {
    clearTimeout(timer);
    const memberId = currentMemberId();
    if (!memberId) return;
    const before = pendingMutations.get();
    const flushed = await flush(memberId).catch((error: unknown) => {
      console.warn('What waits could not be sent', error);
      return 'later' as const;
    });
    await refreshPending();
    if (pendingMutations.get().length !== before.length) {
      announceOutbox();
      // Refreshes cached lists that no screen observes; they would miss this change the next time we are offline.
      navigator.serviceWorker?.controller?.postMessage({ type: 'REFRESH_READS' });
    }
    if (flushed !== 'later') {
      pause = FIRST_PAUSE_MS;
      return;
    }
    after(pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  }
  return {
    soon: () => after(hasNetwork() ? 0 : FIRST_PAUSE_MS),
    now() {
      pause = FIRST_PAUSE_MS;
      void send();
    },
    stop: () => clearTimeout(timer),
  };
}

function sendNow(): void {
  changesOut.now();
  galleryOut.now();
}

/** Registers a background sync, if supported, so that the service worker sends after the app is closed. */
async function askForSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const sync: unknown = registration && Reflect.get(registration, 'sync');
    if (isSyncManager(sync)) await sync.register(outboxSyncTag);
  } catch (error) {
    console.warn('The worker will not send what waits', error);
  }
}

function isSyncManager(value: unknown): value is { register(tag: string): Promise<void> } {
  return typeof value === 'object' && value !== null && 'register' in value;
}

/** Keeps sending pending changes while a member's page is open. Returns a function that stops it. */
export function startSending(): () => void {
  const refetchElsewhere = async () => {
    const before = pendingMutations.get();
    await refreshPending();
    const calls = new Set([...before, ...pendingMutations.get()].map(({ call }) => call));
    for (const call of calls) refetchAfter(call.split('.'));
  };
  void continueSending();
  async function continueSending(): Promise<void> {
    const memberId = currentMemberId();
    if (memberId) await enqueueMemories(memberId);
    await refetchElsewhere();
    sendNow();
  }
  const stopListening = onOutboxElsewhere(() => void refetchElsewhere());
  const stopWatching = onNetworkBack(sendNow);
  const stopTaking = galleryLeft.subscribe(() => void refreshPending().then(askForSync).then(galleryOut.now));
  return () => {
    changesOut.stop();
    galleryOut.stop();
    stopTaking();
    stopListening();
    stopWatching();
  };
}
