import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointMeta } from '#contract/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Member, Platform, PublicContext } from '#server/platform/context.ts';
import { sessionCookies } from './gate/session-cookie.ts';

const USER_AGENT_MAX_LENGTH = 400;
const DEVICE_ID = /^[\w-]{8,64}$/;

/** An EventSource cannot send headers, so the live stream names its device in the query. */
function readDeviceId({ headers, query }: FastifyRequest): string | null {
  const inQuery = typeof query === 'object' && query !== null && 'device' in query ? query.device : null;
  const device = headers['x-device-id'] ?? inQuery;
  return typeof device === 'string' && DEVICE_ID.test(device) ? device : null;
}

/** The context of one call: the platform's parts, the caller, and what the answer carries besides its body. */
export function createRequestContext(
  platform: Platform,
  member: Member | null,
  meta: EndpointMeta,
  request: FastifyRequest,
  reply: FastifyReply,
  closing: AbortSignal,
): PublicContext {
  const deviceId = readDeviceId(request);
  return {
    ...platform,
    member,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX_LENGTH),
    deviceId,
    signed: request.signedBody === null ? null : { body: request.signedBody, header: readHeader },
    // Made when it is asked for: only streams ask.
    get signal() {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      return AbortSignal.any([closing, gone.signal]);
    },
    setHeader: (name, value) => void reply.header(name, value),
    setSession: (token) => void reply.header('set-cookie', sessionCookies(platform.config, token)),
    change: (work) => runChange(async (tx) => ({ result: await work(tx), audience: [] })),
    changeFor: runChange,
  };

  function readHeader(name: string): string | null {
    const value = request.headers[name];
    return typeof value === 'string' ? value : null;
  }

  async function runChange<T>(
    work: (tx: Transaction) => Promise<{ result: T; audience: readonly string[] }>,
  ): Promise<T> {
    const { result, audience } = await inTransaction(platform.db, work);
    const memberIds = member ? [member.id, ...audience] : audience;
    platform.sessions.forget(memberIds);
    if (meta.changes.length > 0 && memberIds.length > 0)
      platform.live.announce(memberIds, meta.changes, deviceId);
    return result;
  }
}
