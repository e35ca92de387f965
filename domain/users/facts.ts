import { faultsOf } from '#domain/kernel/fault.ts';

export const USER_KINDS = ['premium', 'free', 'admin', 'unverified'] as const;
export const USER_ORDERS = ['newest', 'oldest', 'name', 'name-descending', 'email', 'email-descending'] as const;

export interface AdminUsersFaults {
  flagInvalid: [];
  kindInvalid: [];
  orderInvalid: [];
}
export const adminUsersFault = faultsOf<AdminUsersFaults>('adminUsers');
