import type { FastifyReply, FastifyRequest } from 'fastify';
import { POSITION_HEADER } from '#domain/copy/facts.ts';
import { type CopyPosition, formatCopyPosition } from '#domain/copy/position.ts';
import type { EndpointMeta } from '#domain/registry/endpoint.ts';
import { LIVE_POSITION_HEADER } from '#domain/system/facts.ts';
import { NOTHING_FLUSHED } from '#server/db/changes/flush.ts';
import { readPosition, toPosition } from '#server/db/changes/heads.ts';
import { type Caller, openChanges } from '#server/db/changes/touch.ts';
import type { Transaction } from '#server/db/database.ts';
import { holdSeat, readSeat, type Seat } from '#server/db/membership.ts';
import { formatPosition, parsePosition, type Position } from '#server/db/replicas/position.ts';
import { REMEMBERED_MS } from '#server/db/replicas/reads.ts';
import { sessionChangesIn } from '#server/db/repositories/session-changes.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { toIso } from '#server/platform/clock.ts';
import type { ChangeFor, Member, Platform, PublicContext, ReadAgain } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { hashCall, readIdempotencyKey, type Reference, runOnce } from '#server/platform/idempotency/idempotency.ts';
import { comesFromElsewhere } from '../gate/check-origin.ts';
import { readCookie, writeCookie } from '../gate/cookies.ts';
import { networkOf } from '../gate/network-of.ts';
import { markerCookie, sessionCookies } from '../gate/session-cookie.ts';
import { findUnnamedProxy } from '../proxies.ts';

const USER_AGENT_MAX_LENGTH = 400;
const DEVICE_ID = /^[\w-]{8,64}$/;
/** Cookie with the WAL position of this browser's last write, kept while replicas may not have it yet. */
const WRITTEN_COOKIE = 'written';

/** Fields of the caller that a handler may have read before its first change. */
const MEMBER_FIELDS = [
  'sessionId',
  'coupleId',
  'partnerId',
  'firstName',
  'isPremium',
  'isAdmin',
  'emailVerified',
] as const;

/** An id that no record has. */
const NO_RECORD = '00000000-0000-0000-0000-000000000000';

/** The context of one run of a handler. */
export interface HandlerRun {
  context: PublicContext;
  /**
   * Throws `CallerChangedError` if the run has changed nothing and its caller has another couple or partner now: a
   * refusal on the way may rest on the former.
   */
  checkRefusal(): Promise<void>;
  addPosition(): Promise<void>;
}

/** Parts of the server that a call uses besides the platform. */
export interface CallParts {
  /** Aborts when the server stops. */
  closing: AbortSignal;
  /** Reads the caller again. Rejects if their session has ended, or if they have lost a right since the gate. */
  confirmRights(): Promise<Member | null>;
}

/**
 * Thrown if the caller's couple, partner or rights at the first change, or at a refusal before it, differ from those
 * that the handler began with. Its transaction is rolled back, and the handler runs again with the caller of now.
 */
export class CallerChangedError extends Error {
  override readonly name = 'CallerChangedError';
}

/**
 * Creates the context of one run of a handler: the platform, the caller, and the response's headers and session cookie. Rarely used
 * values are functions: with getters, each context would get its own hidden class in the engine, and a fifth of a
 * call's allocations would outlive it.
 */
export function createRequestContext(
  platform: Platform,
  member: Member | null,
  meta: EndpointMeta,
  request: FastifyRequest,
  reply: FastifyReply,
  { closing, confirmRights }: CallParts,
): HandlerRun {
  const deviceId = readDeviceId(request);
  if (member && request.method === 'GET') void reply.header(LIVE_POSITION_HEADER, platform.live.position());
  let signal: AbortSignal | null = null;
  const key = readIdempotencyKey(request, meta);
  let callHash: Promise<Buffer> | null = null;
  const hash = () => (callHash ??= hashCall(request));
  const repeatable = member && key !== null ? { memberId: member.id, key, hash } : null;
  /** Number of changes that the run has begun, and committed, so far. */
  let changes = 0;
  let committed = 0;
  /** The caller's seat and head before the last change, and what the change moved for the caller. */
  let held: Seat | null = null;
  let latest: { couple: number | null; own: number | null } = { couple: null, own: null };
  /** True if the run may have given the caller another couple. */
  let hasNewSeat = false;
  const context: PublicContext = {
    ...platform,
    db: meta.canLag && member ? platform.reads.choose(member.id, readWritten()) : platform.db,
    member,
    requestId: request.id,
    readNetwork: () => networkOf(request.ip),
    findUnnamedProxy: () => findUnnamedProxy(platform.config, request),
    comesFromElsewhere: () => comesFromElsewhere(request.headers, platform.config.publicUrl),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX_LENGTH),
    readIfNoneMatch: () => readHeader('if-none-match') ?? '',
    deviceId,
    signed: request.signedBody === null ? null : { body: request.signedBody, header: readHeader },
    watchCaller: () => (signal ??= createSignal()),
    setHeader: (name, value) => void reply.header(name, value),
    readCookie: (name) => readCookie(platform.config, request.headers.cookie, name),
    setCookie,
    setSession: (token, language = request.language) => {
      void reply.header('set-cookie', sessionCookies(platform.config, token, language));
      // The next user of this browser must not find cached data, restored pages included.
      if (token === null) void reply.header('clear-site-data', '"cache"');
    },
    setLanguage: (language) => void reply.header('set-cookie', markerCookie(platform.config, language)),
    change: (work, readAgain) =>
      runChange(async (tx) => ({ result: await work(tx), audience: [] }), withSeat, readAgain),
    changeFor: (work, readAgain) => runChange(work, withSeat, readAgain),
    changeMembership: (work, readAgain) => {
      hasNewSeat = true;
      return runChange(work, (_tx, locked) => locked(), readAgain);
    },
  };
  return {
    context,
    /** Adds the caller's position after the changes, to a success as to a refusal. */
    async addPosition() {
      const now = request.caller;
      if (!now || request.method === 'GET' || reply.sent) return;
      void reply.header(POSITION_HEADER, formatCopyPosition(await findPosition(now)));
    },
    async checkRefusal() {
      if (member && committed === 0) checkSeat(await readSeat(platform.db, member.id));
    },
  };

  async function findPosition({ id, coupleId }: Member): Promise<CopyPosition> {
    if (coupleId === null || hasNewSeat) return readPosition(platform.db, { id, coupleId: undefined }, latest.own);
    if (!held || latest.couple === null) return readPosition(platform.db, { id, coupleId }, latest.own);
    // The seat came with the members' part, and no change of the couple's rows moves that.
    return toPosition({ ...held.head, own: latest.own ?? held.head.own }, latest.couple);
  }

  function createSignal(): AbortSignal {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return AbortSignal.any([closing, gone.signal]);
  }

  function setCookie(name: string, value: string | null, maxAgeSeconds: number): void {
    void reply.header('set-cookie', writeCookie(platform.config, name, value, maxAgeSeconds));
  }

  function readWritten(): Position | null {
    return parsePosition(readCookie(platform.config, request.headers.cookie, WRITTEN_COOKIE));
  }

  function readHeader(name: string): string | null {
    const value = request.headers[name];
    return typeof value === 'string' ? value : null;
  }

  /**
   * Runs `work` while the caller keeps the seat in their couple. The statements of both are pipelined, the seat's
   * first. A caller without a couple holds no lock, which a first record needs for itself, so their seat is read after
   * `work` instead.
   */
  async function withSeat<T>(tx: Transaction, work: () => Promise<T>, isFirst: boolean): Promise<T> {
    if (!member) return work();
    if (member.coupleId === null) {
      const result = await work();
      if (isFirst && !sessionChangesIn(tx).includes(member.id)) checkSeat(await readSeat(tx, member.id));
      return result;
    }
    const [seat, outcome] = await Promise.allSettled([holdSeat(tx, member.id, member.coupleId), work()]);
    if (seat.status === 'rejected') throw seat.reason;
    held = seat.value;
    if (isFirst) checkSeat(seat.value);
    else if (seat.value.coupleId !== member.coupleId) throw refuse.notFound();
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }

  function checkSeat(seat: Seat): void {
    if (seat.coupleId !== member?.coupleId || seat.partnerId !== member.partnerId) throw new CallerChangedError();
  }

  async function runChange<T>(
    work: (tx: Transaction) => Promise<ChangeFor<T>>,
    guard: <R>(tx: Transaction, guarded: () => Promise<R>, isFirst: boolean) => Promise<R>,
    readAgain?: ReadAgain<T>,
  ): Promise<T> {
    const number = changes;
    changes += 1;
    // Encoding pictures and hashing passwords takes time between the body and the first change. Later changes are not
    // checked, because they may follow from the first.
    const isFirst = number === 0;
    if (isFirst && !isSame(member, await confirmRights())) throw new CallerChangedError();
    const once = (tx: Transaction) =>
      repeatable
        ? runOnce<ChangeFor<T>>(tx, repeatable, {
            number,
            at: toIso(platform.clock.now()),
            work: () => work(tx),
            refer: ({ result }) => referTo(result, readAgain),
            // The partner's devices were notified the first time.
            readAgain: async ({ id, count = 0 }) => ({
              result: await (readAgain ?? readNothing)(tx, {
                id: id ?? NO_RECORD,
                hasRecord: id !== undefined,
                count,
              }),
              audience: [],
              isPrivate: true,
            }),
          })
        : work(tx);
    let flushed = NOTHING_FLUSHED;
    const { change, changedSessions } = await inTransaction(
      platform.db,
      async (tx) => {
        const caller: Caller | null = member && { memberId: member.id, partnerId: member.partnerId, key, seat: null };
        openChanges(tx).caller = caller;
        held = null;
        const guarded = await guard(tx, () => once(tx), isFirst);
        if (caller) caller.seat = held && placeOf(held);
        return { change: guarded, changedSessions: sessionChangesIn(tx) };
      },
      { onRetry: platform.metrics?.countRetry, onFlushed: (all) => (flushed = all) },
    );
    committed += 1;
    if (member) latest = { couple: flushed.unmovedCouple, own: null, ...flushed.moves.get(member.id) };
    const { result, audience, isPrivate = false } = change;
    const memberIds = member ? [member.id, ...audience] : audience;
    // Most changes leave the sessions unchanged, and the next call then finds its session in the cache.
    if (changedSessions.length > 0) platform.sessions.invalidate(changedSessions);
    const written = await platform.reads.wrote(memberIds);
    if (written !== null) setCookie(WRITTEN_COOKIE, formatPosition(written), REMEMBERED_MS / 1000);
    if (meta.invalidates.length > 0 && memberIds.length > 0)
      platform.live.announce(memberIds, meta.invalidates, deviceId, { isPrivate });
    if (meta.queue || meta.access === 'admin') platform.live.announceWork(deviceId);
    return result;
  }
}

function isSame(before: Member | null, now: Member | null): boolean {
  if (before === null || now === null) return before === now;
  return MEMBER_FIELDS.every((field) => before[field] === now[field]);
}

/**
 * Returns a reference to the result of a change, for retries. Throws if the change returns a result without
 * `readAgain`.
 */
function referTo<T>(result: T, readAgain: ReadAgain<T> | undefined): Reference {
  if (result === undefined) return {};
  if (!readAgain) throw new Error('a call with an Idempotency-Key does not say how its answer is read again');
  if (typeof result !== 'object' || result === null) return {};
  return {
    ...('id' in result && typeof result.id === 'string' && { id: result.id }),
    ...('count' in result && typeof result.count === 'number' && { count: result.count }),
  };
}

async function readNothing<T>(): Promise<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `referTo` rejects a result without `readAgain`
  return undefined as T;
}

/** Reads the device id from the header, or from the query for the live stream: an EventSource cannot send headers. */
function readDeviceId({ headers, query }: FastifyRequest): string | null {
  const inQuery = typeof query === 'object' && query !== null && 'device' in query ? query.device : null;
  const device = headers['x-device-id'] ?? inQuery;
  return typeof device === 'string' && DEVICE_ID.test(device) ? device : null;
}

function placeOf({ coupleId, seat }: Seat): Caller['seat'] {
  return coupleId === null || seat === null ? null : { coupleId, number: seat };
}
