import { useMutation } from '@tanstack/react-query';
import { adminApi, adminClient } from '#client/data/admin-api.ts';
import { usePages } from '#client/data/use-pages.ts';
import { withoutUndefined } from '#domain/kernel/apply-patch.ts';
import type { AdminUser, AdminUserPatch, UsersPageQuery } from '#domain/users/schema.ts';
import { adminUsersText as text } from '#messages/en/admin/users.ts';
import { adminToasts } from '../../api.ts';
import { useOptimisticRow } from '../../use-optimistic-row.ts';

export type UserFilters = Pick<NonNullable<UsersPageQuery>, 'search' | 'kind' | 'order'>;

export function useUsers(filters: UserFilters) {
  return usePages<AdminUser>([...adminApi.users.list.key(), filters], (page, options) =>
    adminClient.admin.users.list({ ...filters, ...page }, options),
  );
}

/** Saves one flag of a member. */
export function useUpdateUser() {
  const optimistic = useOptimisticRow<AdminUser, AdminUserPatch>(adminApi.users.list.key(), ({ id: _id, ...flags }) =>
    withoutUndefined(flags),
  );
  return useMutation(
    adminApi.users.update.mutationOptions({
      ...adminToasts(({ firstName, lastName }) => ({ title: text.saved(`${firstName} ${lastName}`) })),
      ...optimistic,
    }),
  );
}

export function useEndSessions() {
  return useMutation(
    adminApi.users.endSessions.mutationOptions(adminToasts(({ ended }) => ({ title: text.sessionsEnded(ended) }))),
  );
}

export function useDeleteUser(name: string, onDone: () => void) {
  return useMutation(adminApi.users.delete.mutationOptions(adminToasts({ title: text.deleted(name) }, onDone)));
}
