import { z } from 'zod';
import { id, instant, recordId } from '#domain/kernel/fields.ts';
import { PageQuery } from '#domain/kernel/paging.ts';
import { PREMIUM_SOURCES } from '#domain/subscription/facts.ts';
import { adminUsersFault, USER_KINDS, USER_ORDERS } from './facts.ts';

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
export const UsersPageQuery = PageQuery.extend(filters).optional();
export type UsersPageQuery = z.output<typeof UsersPageQuery>;
export const UsersExport = PageQuery.pick({ search: true }).extend(filters).optional();
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

export const byId = z.object({ id: recordId });
