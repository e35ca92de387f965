import { ORPCError } from '@orpc/server';
import type { FastifyRequest } from 'fastify';
import type { SecurityEventKind } from '#domain/security-log/facts.ts';
import { ErrorDetails } from '#server/platform/errors.ts';
import type { SecurityLog } from '#server/platform/security-log/security-log.ts';

/** Security events by the outcome of a call, keyed by its dotted path in the contract. */
const OUTCOMES: Readonly<Record<string, { succeeded?: SecurityEventKind; failed?: SecurityEventKind } | undefined>> = {
  'accounts.register': { succeeded: 'registered' },
  'accounts.login': { succeeded: 'sign_in', failed: 'sign_in_failed' },
  'accounts.logout': { succeeded: 'sign_out' },
  'accounts.logoutPage': { succeeded: 'sign_out' },
  'accounts.endSession': { succeeded: 'sessions_ended' },
  'accounts.endOtherSessions': { succeeded: 'sessions_ended' },
  'accounts.forgotPassword': { succeeded: 'password_reset_asked' },
  'accounts.resetPassword': { succeeded: 'password_reset', failed: 'password_reset_failed' },
  'accounts.changePassword': { succeeded: 'password_changed', failed: 'password_change_failed' },
  'accounts.changeForcedPassword': { succeeded: 'password_changed', failed: 'password_change_failed' },
  'accounts.verifyEmail': { succeeded: 'email_verified', failed: 'code_failed' },
  'accounts.deleteAccount': { succeeded: 'account_deleted' },
  'secondFactors.confirmAuthenticatorApp': {
    succeeded: 'second_factor_added',
    failed: 'second_factor_failed',
  },
  'secondFactors.removeAuthenticatorApp': { succeeded: 'second_factor_removed' },
  'secondFactors.createPasskey': { succeeded: 'second_factor_added', failed: 'second_factor_failed' },
  'secondFactors.deletePasskey': { succeeded: 'second_factor_removed' },
  'secondFactors.signInWithPasskey': { succeeded: 'sign_in', failed: 'sign_in_failed' },
  'secondFactors.stepUp': { succeeded: 'second_factor_passed', failed: 'second_factor_failed' },
  'secondFactors.stepUpWithPasskey': { succeeded: 'second_factor_passed', failed: 'second_factor_failed' },
};

/** Records in the security log how calls of one endpoint end. */
export interface CallWatch {
  /** Records that the gate has thrown `error`. */
  refused(request: FastifyRequest, error: unknown): void;
  answered(request: FastifyRequest, status: number): void;
}

export function watchCalls(log: SecurityLog, { name, method }: { name: string; method: string }): CallWatch {
  const isOfAdmins = name.startsWith('admin.');
  const outcomes = OUTCOMES[name] ?? (isOfAdmins && method !== 'GET' ? { succeeded: 'admin_act' as const } : {});

  function record(kind: SecurityEventKind, request: FastifyRequest): void {
    const memberId = request.caller?.id;
    log.record({
      kind,
      memberId,
      email: memberId ? null : readEmail(request.body),
      address: request.ip,
      detail: name,
    });
  }

  return {
    refused(request, error) {
      if (!(error instanceof ORPCError)) return;
      const code = ErrorDetails.safeParse(error.data).data?.code;
      if (error.status === 429 || code === 'capacity_full') record('limit_hit', request);
      // A request for a fresh second factor is no refusal.
      else if ((isOfAdmins && code !== 'step_up_required') || code === 'cross_site') record('refused', request);
    },
    answered(request, status) {
      // A 403 asks for something more, such as the second factor, and is no failure.
      const hasFailed = status === 400 || status === 401;
      const kind = status < 400 ? outcomes.succeeded : hasFailed ? outcomes.failed : undefined;
      if (status === 429) record('limit_hit', request);
      else if (kind) record(kind, request);
    },
  };
}

/** Returns the email address that a signed-out caller submitted. */
function readEmail(body: unknown): string | null {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  return typeof email === 'string' ? email : null;
}
