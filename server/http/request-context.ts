import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointMeta } from '#contract/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { ChangeFor, Member, Platform, PublicContext } from '#server/platform/context.ts';
import { comesFromElsewhere } from './gate/check-origin.ts';
import { readCookie, writeCookie } from './gate/cookies.ts';
import { findUnnamedProxy } from './proxies.ts';
import { networkOf } from './gate/network-of.ts';
import { sessionCookies } from './gate/session-cookie.ts';

const USER_AGENT_MAX_LENGTH = 400;
const DEVICE_ID = /^[\w-]{8,64}$/;

/** An EventSource cannot send headers, so the live stream names its device in the query. */
function readDeviceId({ headers, query }: FastifyRequest): string | null {
  const inQuery = typeof query === 'object' && query !== null && 'device' in query ? query.device : null;
  const device = headers['x-device-id'] ?? inQuery;
  return typeof device === 'string' && DEVICE_ID.test(device) ? device : null;
}

/** The context of one call: the platform, the caller, and the response's headers and session cookie. */
export function createRequestContext(
  platform: Platform,
  member: Member | null,
  meta: EndpointMeta,
  request: FastifyRequest,
  reply: FastifyReply,
  closing: AbortSignal,
): PublicContext {
  const deviceId = readDeviceId(request);
  let signal: AbortSignal | null = null;
  return {
    ...platform,
    member,
    // Read when it is asked for: few calls ask.
    get address() {
      return request.ip;
    },
    get network() {
      return networkOf(request.ip);
    },
    get unnamedProxy() {
      return findUnnamedProxy(platform.config, request);
    },
    get isFromElsewhere() {
      return comesFromElsewhere(request.headers, platform.config.publicUrl);
    },
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX_LENGTH),
    deviceId,
    signed: request.signedBody === null ? null : { body: request.signedBody, header: readHeader },
    // Made when it is asked for: few ask.
    get signal() {
      return (signal ??= createSignal());
    },
    setHeader: (name, value) => void reply.header(name, value),
    readCookie: (name) => readCookie(platform.config, request.headers.cookie, name),
    setCookie: (name, value, maxAgeSeconds) =>
      void reply.header('set-cookie', writeCookie(platform.config, name, value, maxAgeSeconds)),
    setSession: (token) => {
      void reply.header('set-cookie', sessionCookies(platform.config, token));
      // Whoever uses this browser next must not find what it kept, restored pages included.
      if (token === null) void reply.header('clear-site-data', '"cache"');
    },
    change: (work) => runChange(async (tx) => ({ result: await work(tx), audience: [] })),
    changeFor: runChange,
  };

  function createSignal(): AbortSignal {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return AbortSignal.any([closing, gone.signal]);
  }

  function readHeader(name: string): string | null {
    const value = request.headers[name];
    return typeof value === 'string' ? value : null;
  }

  async function runChange<T>(work: (tx: Transaction) => Promise<ChangeFor<T>>): Promise<T> {
    const { result, audience, isPrivate = false } = await inTransaction(platform.db, work);
    const memberIds = member ? [member.id, ...audience] : audience;
    platform.sessions.invalidate(memberIds);
    if (meta.invalidates.length > 0 && memberIds.length > 0)
      platform.live.announce(memberIds, meta.invalidates, deviceId, { isPrivate });
    return result;
  }
}
