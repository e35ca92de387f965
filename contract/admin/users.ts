import { z } from 'zod';
import { adminUsersText } from '#messages/en/admin/users.ts';
import { endpoint, type Noun } from '../endpoint.ts';
import { id, instant, recordId } from '../fields.ts';
import { ListPart } from '../paging.ts';
import { premiumNouns } from '../premium.ts';
import { exportLimit } from '../rate-limits.ts';

/** A member as admins see them: who they are and what they may, nothing that they wrote. */
export const AdminUser = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  isPremium: z.boolean(),
  isAdmin: z.boolean(),
  mustChangePassword: z.boolean(),
  profileImageUrl: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  city: z.string().nullable(),
  createdAt: instant,
});
export type AdminUser = z.infer<typeof AdminUser>;

export const USER_KINDS = ['premium', 'free', 'admin', 'unverified'] as const;
export const USER_ORDERS = [
  'newest',
  'oldest',
  'name',
  'name-descending',
  'email',
  'email-descending',
] as const;

const filters = {
  kind: z.enum(USER_KINDS, { error: adminUsersText.kindInvalid }).optional(),
  order: z.enum(USER_ORDERS, { error: adminUsersText.orderInvalid }).optional(),
};
const UsersPart = ListPart.extend(filters).optional();
export type UsersPart = z.output<typeof UsersPart>;
const UsersExport = ListPart.pick({ search: true }).extend(filters).optional();
export type UsersExport = z.output<typeof UsersExport>;

const flag = z.boolean({ error: adminUsersText.flagInvalid }).optional();
export const AdminUserPatch = z.object({
  id: recordId,
  isPremium: flag,
  emailVerified: flag,
  isAdmin: flag,
  mustChangePassword: flag,
});
export type AdminUserPatch = z.output<typeof AdminUserPatch>;

const byId = z.object({ id: recordId });
const changes: readonly Noun[] = ['admin', ...premiumNouns];

export const usersAdmin = {
  list: endpoint({
    route: 'GET /api/admin/users',
    access: 'admin',
    summary: 'The members; `search` finds names and addresses',
    input: UsersPart,
    output: z.array(AdminUser),
  }),
  export: endpoint({
    route: 'GET /api/admin/users/export.csv',
    access: 'admin',
    summary: 'What the filters find as a CSV file for a spreadsheet',
    input: UsersExport,
    output: z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) }),
    outputStructure: 'detailed',
    limit: exportLimit,
  }),
  update: endpoint({
    route: 'PATCH /api/admin/users/{id}',
    access: 'admin',
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
    summary: 'Delete a member’s account and what is their own',
    input: byId,
    status: 204,
    changes: ['admin', 'couples', 'notes', 'importantDates'],
  }),
};
