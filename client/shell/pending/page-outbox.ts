import { confirmedChanges, containedKeys } from '#client/data/copy/confirmed.ts';
import { catchUpPageCopy, isHeld, pullSoon } from '#client/data/copy/page-copy.ts';
import { shownChanges } from '#client/data/copy/shown.ts';
import { closedByBrowser } from '#client/data/database.ts';
import { readJson } from '#client/data/outbox/classify-response.ts';
import { claimGuessedRecords } from '#client/data/outbox/guessed-records.ts';
import { lockByBrowser } from '#client/data/outbox/lock.ts';
import { newId } from '#client/data/outbox/new-id.ts';
import { openedRecord } from '#client/data/outbox/opened-records.ts';
import { outboxChannel } from '#client/data/outbox/outbox-channel.ts';
import { createOutbox, type Flushed } from '#client/data/outbox/outbox.ts';
import { type Fields, isFields, type PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { pendingState } from '#client/data/outbox/pending-state.ts';
import { planChange, withAlsoChanged, withSeenVersion } from '#client/data/outbox/plan-change.ts';
import type { RequestInterceptor } from '#client/data/outbox/request-interceptor.ts';
import { createRetries } from '#client/data/outbox/retries.ts';
import { sendUnkept } from '#client/data/outbox/send-unkept.ts';
import { changeStore, type NewChange, type OwnChanges } from '#client/data/outbox/stored/change-store.ts';
import { restoreUntilKept } from '#client/data/outbox/stored/restore-changes.ts';
import { handleRefusedCall, refetchAfter } from '#client/data/query-client.ts';
import { galleryLeft, isGalleryPaused } from '#client/data/upload/gallery/gallery-store.ts';
import { sendPendingPhoto } from '#client/data/upload/send-pending-photo.ts';
import { enqueueMemories } from '#client/features/camera-roll/queue-api.ts';
import { nowIso } from '#client/lib/clock.ts';
import { onAnswer, onNetworkBack } from '#client/lib/network/network-state.ts';
import { type RequestError, toRequestError } from '#client/lib/public/request.ts';
import { createStore } from '#client/lib/store/create-store.ts';
import { askForSync } from './ask-for-sync.ts';
import { toLocalResponse } from './local-response.ts';
import { isShownAtOnce, listIds, rulesOf } from './offline-rules.ts';
import { currentMemberId, listOwn, listRecords } from './query-cache.ts';
import { sendWatched } from './send-watched.ts';
import { viewOf } from './view-of.ts';

/** The member's pending changes, oldest first. */
export const pendingMutations = createStore<readonly PendingMutation[]>([]);

/** Changes whose screens wait for the server's answer, by key, in no count and without a mark. */
const sending = new Map<string, PendingMutation>();

/** Latest `updatedAt` of objects that this page changed, while their lists are being refetched. */
const newest = new Map<string, string>();

const outbox = createOutbox({
  store: changeStore,
  lock: lockByBrowser,
  send: sendWatched,
  sendFile: sendPendingPhoto,
  countEvictions: closedByBrowser.get,
  isPaused: ({ memberId }) => isGalleryPaused(memberId),
  onFileSent: () => void refreshPending().then(() => outboxChannel.announce('changed')),
  onStale: ({ call }) => bringNews(call),
  onDone: (change, answer) => {
    rememberNewest(change.objectId, answer);
    bringNews(change.call);
  },
});

export const pageOutbox: RequestInterceptor = {
  async submit(call, request, send) {
    const rules = rulesOf(call);
    const memberId = currentMemberId();
    if (!rules || !memberId) return null;
    const key = newId();
    let change: NewChange | undefined;
    let outcome;
    try {
      change = await describeChange(call, request.clone(), { memberId, key });
      sending.set(key, { ...change, order: Number.POSITIVE_INFINITY });
      // A page that is left at once must not have shown a change that was not stored.
      outcome = await outbox.submit(change, isShownAtOnce(change) ? publishView : undefined);
    } catch (error) {
      sending.delete(key);
      publishView();
      // Storage is full or unavailable.
      console.warn('The change could not be kept', error);
      return sendUnkept(request, change ?? { key }, send);
    }
    switch (outcome.kind) {
      case 'made':
        rememberNewest(change.objectId, await readJson(outcome.response.clone()));
        pullSoon();
        await refreshPending(key);
        // An earlier attempt has made it, and its answer was lost.
        return outcome.response.ok ? outcome.response : toLocalResponse(change);
      case 'rejected':
        sending.delete(key);
        publishView();
        throw await toError(outcome.response);
      default:
        await refreshPending(key);
        outboxChannel.announce('changed');
        void askForSync();
        if (outcome.kind === 'signed-out') handleRefusedCall(await toError(outcome.response));
        else if (outcome.kind === 'queued') changesOut.soon();
        else changesOut.later();
        return toLocalResponse(change, outcome.kind);
    }
  },
  async decide(change, decision) {
    await outbox[decision](change);
    await refreshPending();
    outboxChannel.announce('changed');
    bringNews(change.call);
    sendNow();
  },
};

async function toError(response: Response): Promise<RequestError> {
  return toRequestError(await response.text(), response.status);
}

/** Fetches what a change has altered: rows of the copy, and answers. */
function bringNews(call: string): void {
  pullSoon();
  refetchAfter(call.split('.'));
}

async function describeChange(
  call: string,
  request: Request,
  { memberId, key }: Pick<NewChange, 'memberId' | 'key'>,
): Promise<NewChange> {
  const { pathname, search } = new URL(request.url);
  const rules = rulesOf(call);
  const read = await readJson(new Response(await request.text()));
  const planned = planChange(rules, { call, pathname, body: isFields(read) ? read : null });
  const { body, objectId } = planned;
  const [resource = ''] = call.split('.');
  const files = await rules?.body?.collectFiles?.(body);
  const opened = rules?.withBaseVersion?.includes(call) ? openedRecord(objectId) : undefined;
  const before =
    rules?.calls[call] === 'create'
      ? null
      : (opened ??
        listRecords(rules, resource).find(
          (record) => rules?.object?.isRecord?.(record, body, objectId) ?? record['id'] === objectId,
        ) ??
        rules?.object?.beforeFirst?.(objectId) ??
        (await findDeleted(objectId)));
  const seenAt = opened?.['updatedAt'] ?? newest.get(objectId) ?? before?.['updatedAt'];
  const madeAt = nowIso();
  const altering = { call, body, before, madeAt, objectId };
  const guessed = claimGuessedRecords(objectId);
  return {
    ...planned,
    key,
    memberId,
    call,
    method: request.method,
    path: pathname + search,
    body: withSeenVersion(rules, { call, body }, seenAt),
    madeAt,
    before,
    ...withAlsoChanged(rules, altering, rules?.isAlsoChanged ? listRecords(rules, resource) : []),
    ...(guessed && { guessed, alsoChanges: guessed.slice(1).map(({ id }) => String(id)) }),
    state: 'waiting',
    ...(files && files.length > 0 && { files }),
  };
}

/** Returns an object that a change of this device has deleted as it was before. */
async function findDeleted(objectId: string): Promise<Fields | null> {
  return (await listShown()).pending.findLast((each) => each.objectId === objectId)?.before ?? null;
}

function rememberNewest(objectId: string, answer: unknown): void {
  if (isFields(answer) && answer['id'] === objectId && typeof answer['updatedAt'] === 'string')
    newest.set(objectId, answer['updatedAt']);
}

const listShown = () => listOwn({ pending: pendingMutations.get(), confirmed: confirmedChanges.get() });

let refreshing = Promise.resolve();

/** Publishes pending changes, in the order of calls. The `answered` one is shown as being sent until it is listed. */
export function refreshPending(answered?: string): Promise<void> {
  const publish = () => publishPending(answered);
  return (refreshing = refreshing.then(publish, publish));
}

async function publishPending(answered = ''): Promise<void> {
  const { pending, confirmed } = await listCaughtUp().finally(() => sending.delete(answered));
  const own = pending.filter(({ key }) => !sending.has(key) && !containedKeys.get().has(key));
  // A pull may have brought a change before its own answer has arrived.
  confirmedChanges.set(confirmed.filter(({ position }) => !isHeld(position)));
  const shown = shownOf(own);
  const gallery = own.filter(({ state, lane }) => state === 'waiting' && lane);
  pendingMutations.set(own);
  pendingState.set({
    count: shown.filter(({ state }) => state === 'waiting').length,
    gallery: { memories: gallery.length, photos: gallery.flatMap(({ files }) => files ?? []).length },
    isHeld: shown.some((change) => change.state === 'waiting' && change.isHeld),
    undecided: own.filter(({ state }) => state !== 'waiting').length,
    objectIds: new Set(shown.flatMap(listIds)),
    undecidedIds: new Set(shown.filter((each) => each.state === 'stale').flatMap(listIds)),
    createdIds: new Set(shown.filter(({ call }) => rulesOf(call)?.calls[call] === 'create').flatMap(listIds)),
  });
  publishView();
}

/** Lists the changes; first reads the copy that another tab has stored with the rows of a change that it has settled. */
async function listCaughtUp(): Promise<OwnChanges> {
  const own = await listShown();
  const listed = new Set([...own.pending, ...own.confirmed].map(({ key }) => key));
  const isGone = ({ key }: { key: string }) => !listed.has(key) && !containedKeys.get().has(key);
  if ([...pendingMutations.get(), ...confirmedChanges.get()].some(isGone)) await catchUpPageCopy();
  return own;
}

function shownOf(own: readonly PendingMutation[]): PendingMutation[] {
  return own.filter(({ state, lane }) => state !== 'refused' && !lane);
}

/** Shows the pending changes, and those being sent that are shown at once. */
function publishView(): void {
  const changes = [...shownOf(pendingMutations.get()), ...[...sending.values()].filter(isShownAtOnce)];
  shownChanges.set(viewOf(changes.filter(({ key }) => !containedKeys.get().has(key))));
}

/** Sends pending changes. Retries the rest after a delay, and at once when the network is back. */
const changesOut = createRetries(() => flushAs((memberId) => outbox.flush(memberId)));
/** Separate delays for imports: a rate limit may stop them for an hour, but no other changes. */
const bulkOut = createRetries(() => flushAs((memberId) => outbox.flushBulk(memberId)));

async function flushAs(flush: (memberId: string) => Promise<Flushed>): Promise<Flushed> {
  const memberId = currentMemberId();
  if (!memberId) return 'signed-out';
  const before = pendingMutations.get();
  const flushed = await flush(memberId).catch((error: unknown) => {
    console.warn('Pending changes could not be sent', error);
    return 'later' as const;
  });
  await refreshPending();
  if (pendingMutations.get().length !== before.length) outboxChannel.announce('changed');
  return flushed;
}

function sendNow(): void {
  void changesOut.now();
  void bulkOut.now();
}

/** Sends the pending changes at once. Resolves when the attempt has ended. */
export function sendPendingNow(): Promise<void> {
  return changesOut.now();
}

/** Stores this page's pending changes again if the browser has evicted them. */
async function restorePending(): Promise<void> {
  const evicted = { pending: pendingMutations.get(), confirmed: confirmedChanges.get() };
  try {
    await restoreUntilKept(changeStore, evicted);
    await refreshPending();
  } catch (error) {
    console.warn('The pending changes could not be stored again', error);
  }
}

// A first change may be pending before sending is started.
closedByBrowser.subscribe(() => void restorePending());
containedKeys.subscribe(() => {
  publishView();
  void refreshPending();
});

/** Keeps sending pending changes while a member's page is open. Returns a function that stops it. */
export function startSending(): () => void {
  const refetchElsewhere = async () => {
    const before = pendingMutations.get();
    await refreshPending();
    const calls = new Set([...before, ...pendingMutations.get()].map(({ call }) => call));
    for (const call of calls) bringNews(call);
  };
  void continueSending();
  async function continueSending(): Promise<void> {
    const memberId = currentMemberId();
    if (memberId) await enqueueMemories(memberId);
    await refetchElsewhere();
    sendNow();
  }
  const stopListening = outboxChannel.listen(() => void refetchElsewhere());
  const stopWatching = onNetworkBack(sendNow);
  // Imports keep their pause: a rate limit may stop them although the server responds.
  const stopWaking = onAnswer(changesOut.wake);
  const sendImports = async () => {
    await refreshPending();
    await askForSync();
    await bulkOut.now();
  };
  const stopTaking = galleryLeft.subscribe(() => void sendImports());
  return () => {
    changesOut.stop();
    bulkOut.stop();
    stopTaking();
    stopListening();
    stopWatching();
    stopWaking();
  };
}
