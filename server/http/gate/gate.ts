import type { FastifyRequest } from 'fastify';
import type { EndpointMeta, RateLimit } from '#contract/endpoint.ts';
import { fieldsText } from '#messages/en/fields.ts';
import type { Member, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { isTrustedOrigin } from './check-origin.ts';
import type { RateLimiter } from './rate-limits.ts';
import { readSessionToken } from './session-cookie.ts';

/** Finds the member of a session's token in one query, or `null`. */
export type ReadSession = (platform: Platform, token: string) => Promise<Member | null>;

export interface Gate {
  platform: Platform;
  readSession: ReadSession;
  rateLimiter: RateLimiter;
}

/**
 * Decides, before the body is read, whether the caller may make this call: origin, session, confinement, access,
 * rate limit, in this order. Answers the caller's membership; rejects with the refusal.
 */
export async function passGate(
  gate: Gate,
  request: FastifyRequest,
  meta: EndpointMeta,
): Promise<Member | null> {
  const { config } = gate.platform;
  const isForBrowsers = !meta.hasSignedBody;
  const isChange = request.method !== 'GET' && request.method !== 'HEAD';
  if (isForBrowsers && isChange && !isTrustedOrigin(request.headers, config.publicUrl)) {
    throw refuse.forbidden(fieldsText.crossSite);
  }
  // Cookies say nothing where the origin is not checked.
  const token = isForBrowsers ? readSessionToken(config, request.headers.cookie) : null;
  const member = token ? await gate.readSession(gate.platform, token) : null;
  checkAccess(member, meta);
  if (meta.limit) await gate.rateLimiter.consume(meta.limit, limitKey(meta.limit, request, member));
  return member;
}

/**
 * After a call that need not count: one that succeeded, where only failures do, and one whose input was never looked at
 * because a field was missing or of a wrong form.
 */
export async function forgiveCall(
  gate: Gate,
  request: FastifyRequest,
  { limit }: EndpointMeta,
  outcome: 'succeeded' | 'malformed',
): Promise<void> {
  if (limit && (outcome === 'malformed' || limit.counts === 'failures'))
    await gate.rateLimiter.giveBack(limit, limitKey(limit, request, request.caller));
}

function limitKey({ by }: RateLimit, request: FastifyRequest, member: Member | null): string {
  return by === 'member' && member ? member.id : request.ip;
}

function checkAccess(member: Member | null, { access, whenConfined }: EndpointMeta): void {
  if (member?.mustChangePassword && !whenConfined) throw refuse.forbidden(fieldsText.passwordChangeRequired);
  if (access === 'public') return;
  if (!member) throw refuse.unauthorized();
  if (access === 'admin' && !member.isAdmin) throw refuse.forbidden();
  if (access === 'premium' && !member.isPremium) throw refuse.forbidden(fieldsText.premiumOnly);
}
