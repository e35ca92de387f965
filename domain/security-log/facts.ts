import { faultsOf } from '#domain/kernel/fault.ts';

/** Events of the security log, grouped as the panel filters them. */
export const SECURITY_EVENT_GROUPS = {
  signIns: ['sign_in', 'sign_in_failed', 'sign_out', 'sessions_ended', 'registered', 'account_deleted'],
  passwords: [
    'password_changed',
    'password_change_failed',
    'password_reset_asked',
    'password_reset',
    'password_reset_failed',
    'email_verified',
    'code_failed',
  ],
  secondFactor: [
    'second_factor_added',
    'second_factor_removed',
    'second_factor_passed',
    'second_factor_failed',
    'recovery_code_used',
  ],
  refusals: ['refused', 'limit_hit', 'events_dropped'],
  admins: ['admin_act'],
} as const;
export type SecurityEventGroup = keyof typeof SECURITY_EVENT_GROUPS;

export const SECURITY_EVENT_KINDS = [
  ...SECURITY_EVENT_GROUPS.signIns,
  ...SECURITY_EVENT_GROUPS.passwords,
  ...SECURITY_EVENT_GROUPS.secondFactor,
  ...SECURITY_EVENT_GROUPS.refusals,
  ...SECURITY_EVENT_GROUPS.admins,
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

export interface AdminOperationsFaults {
  securityGroupInvalid: [];
}
export const adminOperationsFault = faultsOf<AdminOperationsFaults>('adminOperations');
