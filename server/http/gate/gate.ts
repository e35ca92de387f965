import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE } from '#domain/kernel/languages.ts';
import type { EndpointMeta, RateLimit } from '#domain/registry/endpoint.ts';
import { MEMBER_HEADER } from '#domain/system/facts.ts';
import { fieldsText } from '#messages/fields.ts';
import type { Config } from '#server/config.ts';
import type { Member, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { isRepeated, readIdempotencyKey } from '#server/platform/idempotency/idempotency.ts';
import { type Quota, toProxyQuota } from '#server/platform/rate-limiter.ts';
import { findUnnamedProxy } from '../proxies.ts';
import { isTrustedOrigin } from './check-origin.ts';
import { networkOf } from './network-of.ts';
import { runForReader } from './reader.ts';
import { readSessionToken } from './session-cookie.ts';

const DAY_SECONDS = 24 * 3600;

/**
 * Finds the member of a session token in one query, which runs by `inTurn`. Resolves to `null` if there is no such session.
 */
export type ReadSession = (platform: Platform, token: string, inTurn?: InTurn) => Promise<Member | null>;

/** Runs `work` when it is the caller's turn. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs `work` when it is the turn of a caller, a member or a network, or of a network's unknown sessions. */
export type TurnOf = <T>(of: { caller: string } | { unknownOf: string }, work: () => Promise<T>) => Promise<T>;

/** Rejects an admin without a second factor, and a call that needs a fresh one. */
export type CheckSecondFactor = (platform: Platform, member: Member, meta: EndpointMeta) => Promise<void>;

export interface Gate {
  platform: Platform;
  readSession: ReadSession;
  checkSecondFactor: CheckSecondFactor;
}

/**
 * Checks, before the body is read, that the caller may make this call: origin, session, forced password change, access,
 * second factor, rate limit, in this order. Sets `request.caller`, and rejects with the refusal.
 */
export async function passGate(gate: Gate, request: FastifyRequest, meta: EndpointMeta, turnOf: TurnOf): Promise<void> {
  const { config } = gate.platform;
  if (!meta.hasSignedBody && isChangeOf(request) && !isTrustedOrigin(request.headers, config.publicUrl)) {
    throw refuse.forbidden('cross_site', fieldsText.crossSite);
  }
  // Questions to the database take turns: a flood of refused calls would queue ahead of everybody's statements.
  const network = networkOf(request.ip);
  const member = await readCaller(gate, request, meta, (work) =>
    runForReader(request, () => turnOf({ unknownOf: network }, work)),
  );
  const { [MEMBER_HEADER]: meant } = request.headers;
  // A pending change belongs to one member, even if another has signed in meanwhile.
  if (meant !== undefined && meant !== member?.id) throw refuse.unauthorized();
  // Set before any further rejection, because the security log names the caller.
  request.caller = member;
  request.partnerAtGate = member?.partnerId ?? null;
  // The admin panel is in English.
  if (meta.access === 'admin') request.language = DEFAULT_LANGUAGE;
  else if (member) request.language = member.language;
  const enter = () => admit(gate, request, meta, member);
  await runForReader(request, () =>
    asksDatabase(request, meta) ? turnOf({ caller: member?.id ?? network }, enter) : enter(),
  );
}

/** Returns false for plain reads, which `admit` decides by the member alone. */
function asksDatabase(request: FastifyRequest, { access, needsStepUp, limit }: EndpointMeta): boolean {
  return isChangeOf(request) || limit !== null || needsStepUp || access === 'admin';
}

async function readCaller(
  gate: Gate,
  request: FastifyRequest,
  { hasSignedBody }: EndpointMeta,
  inTurn?: InTurn,
): Promise<Member | null> {
  // A call with a signed body skips the origin check, so its cookie must not authenticate.
  const token = hasSignedBody ? null : readSessionToken(gate.platform.config, request.headers.cookie);
  return token ? gate.readSession(gate.platform, token, inTurn) : null;
}

/**
 * Reads and returns the caller again, with the couple and the rights of now, because a body may arrive a minute after
 * the gate. Rejects with 401 if the session has ended, 403 if access is lost, 404 if the caller had a partner at the
 * gate and has another one now: their words were meant for the former. A caller who has joined or left is no reason: the
 * call goes on in the couple of now, as it would if it had been sent a moment later.
 */
export async function confirmRights(gate: Gate, request: FastifyRequest, meta: EndpointMeta): Promise<Member | null> {
  const before = request.caller;
  if (!before) return null;
  const now = await readCaller(gate, request, meta);
  if (now?.sessionId !== before.sessionId) {
    if (meta.access !== 'public') throw refuse.unauthorized();
    request.caller = null;
    return null;
  }
  request.caller = now;
  checkAccess(now, meta);
  if (request.partnerAtGate !== null && now.partnerId !== null && now.partnerId !== request.partnerAtGate)
    throw refuse.notFound();
  return now;
}

async function admit(gate: Gate, request: FastifyRequest, meta: EndpointMeta, member: Member | null): Promise<void> {
  const { config } = gate.platform;
  checkAccess(member, meta);
  if (member && (meta.access === 'admin' || meta.needsStepUp))
    await gate.checkSecondFactor(gate.platform, member, meta);
  const { storageLimits, db, rateLimiter } = gate.platform;
  if (member && isChangeOf(request)) await storageLimits.countChange(member.id);
  const idempotencyKey = readIdempotencyKey(request, meta);
  const isDone = member && idempotencyKey !== null && (await isRepeated(db, member.id, idempotencyKey));
  const kinds = [meta.storageLimit, meta.otherStorageLimit].filter((kind) => kind !== null);
  if (member && !isDone) await storageLimits.admit(kinds, member);
  for (const [quota, key] of countsOf(config, meta, request, member)) await rateLimiter.consume(quota, key);
}

function isChangeOf({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/**
 * Refunds a call that should not count: a success where only failures count, or input that validation rejected before
 * the handler ran.
 */
export async function refundRateLimit(
  gate: Gate,
  request: FastifyRequest,
  meta: EndpointMeta,
  outcome: 'succeeded' | 'malformed',
): Promise<void> {
  if (outcome === 'succeeded' && meta.limit?.counts !== 'failures') return;
  const { config, rateLimiter } = gate.platform;
  for (const [quota, key] of countsOf(config, meta, request, request.caller)) await rateLimiter.refund(quota, key);
}

/**
 * Lists the quotas and keys that a call counts against, the shorter window first: a call that it rejects does not count
 * for the day. A guessed proxy may make up its callers' addresses, so its own address counts too.
 */
function countsOf(
  config: Config,
  { limit }: EndpointMeta,
  request: FastifyRequest,
  member: Member | null,
): (readonly [Quota, string])[] {
  if (!limit || limit.isCountedByService) return [];
  const ofDay = limit.perDay === undefined ? [] : [toDailyLimit(limit, limit.perDay)];
  const own = [limit, ...ofDay].map((each) => [each, limitKey(each, request, member)] as const);
  const proxy = limit.by === 'address' ? findUnnamedProxy(config, request) : null;
  return proxy === null ? own : [...own, [toProxyQuota(limit), proxy]];
}

function toDailyLimit(limit: RateLimit, points: number): RateLimit {
  return { ...limit, name: `${limit.name}-day`, points, seconds: DAY_SECONDS };
}

function limitKey({ by }: RateLimit, request: FastifyRequest, member: Member | null): string {
  return by === 'member' && member ? member.id : networkOf(request.ip);
}

function checkAccess(member: Member | null, { access, allowedDuringForcedPasswordChange }: EndpointMeta): void {
  if (member?.mustChangePassword && !allowedDuringForcedPasswordChange)
    throw refuse.forbidden('password_change_required', fieldsText.passwordChangeRequired);
  if (access === 'public') return;
  if (!member) throw refuse.unauthorized();
  if (access === 'admin' && !member.isAdmin) throw refuse.forbidden();
  if (access === 'premium' && !member.isPremium) throw refuse.forbidden('premium_only', fieldsText.premiumOnly);
}
