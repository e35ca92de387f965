import { faultsOf } from '#domain/kernel/fault.ts';
import { z } from 'zod';
import type { Change } from '../constants/resources.ts';
import { CsvFile } from '../csv-file.ts';
import { endpoint } from '../endpoint.ts';
import { id, instant, recordId } from '../fields.ts';
import { PageQuery } from '../paging.ts';
import { PREMIUM_SOURCES, premiumResources } from '../constants/subscription.ts';
import { exportLimit } from '../rate-limits.ts';
import { USER_KINDS, USER_ORDERS } from '../constants/accounts.ts';

export interface AdminUsersFaults {
  flagInvalid: [];
  kindInvalid: [];
  orderInvalid: [];
}
export const adminUsersFault = faultsOf<AdminUsersFaults>('adminUsers');

/** A member as admins see them: identity and rights, never anything that the member wrote. */
export const AdminUser = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** True only for the member's own premium. */
  isPremium: z.boolean(),
  premiumSource: z.enum(PREMIUM_SOURCES).nullable(),
  isAdmin: z.boolean(),
  mustChangePassword: z.boolean(),
  profileImageUrl: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  city: z.string().nullable(),
  createdAt: instant,
});
export type AdminUser = z.infer<typeof AdminUser>;

const filters = {
  kind: z.enum(USER_KINDS, { error: adminUsersFault('kindInvalid') }).optional(),
  order: z.enum(USER_ORDERS, { error: adminUsersFault('orderInvalid') }).optional(),
};
const UsersPageQuery = PageQuery.extend(filters).optional();
export type UsersPageQuery = z.output<typeof UsersPageQuery>;
const UsersExport = PageQuery.pick({ search: true }).extend(filters).optional();
export type UsersExport = z.output<typeof UsersExport>;

const flag = z.boolean({ error: adminUsersFault('flagInvalid') }).optional();
export const AdminUserPatch = z.object({
  id: recordId,
  isPremium: flag,
  emailVerified: flag,
  isAdmin: flag,
  mustChangePassword: flag,
});
export type AdminUserPatch = z.output<typeof AdminUserPatch>;

const byId = z.object({ id: recordId });
const changes: readonly Change[] = ['admin', ...premiumResources];

export const usersAdmin = {
  list: endpoint({
    route: 'GET /api/admin/users',
    access: 'admin',
    canLag: true,
    summary: 'The members; `search` finds names and addresses',
    input: UsersPageQuery,
    output: z.array(AdminUser),
  }),
  export: endpoint({
    route: 'GET /api/admin/users/export.csv',
    access: 'admin',
    needsRecentProof: true,
    canLag: true,
    summary: 'What the filters find as a CSV file for a spreadsheet',
    input: UsersExport,
    output: CsvFile,
    outputStructure: 'detailed',
    limit: exportLimit,
  }),
  update: endpoint({
    route: 'PATCH /api/admin/users/{id}',
    access: 'admin',
    needsStepUp: true,
    summary: 'Set what a member may: premium, verified address, admin access, a forced change of password',
    input: AdminUserPatch,
    output: AdminUser,
    changes,
  }),
  endSessions: endpoint({
    route: 'POST /api/admin/users/{id}/end-sessions',
    access: 'admin',
    summary: 'Sign a member out on every device',
    input: byId,
    output: z.object({ ended: z.number().int() }),
    changes: ['admin'],
  }),
  delete: endpoint({
    route: 'DELETE /api/admin/users/{id}',
    access: 'admin',
    needsStepUp: true,
    summary: 'Delete a member’s account and what is their own',
    input: byId,
    status: 204,
    changes: ['admin', 'membership'],
  }),
};
