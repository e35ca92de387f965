import { useMutation } from '@tanstack/react-query';
import type { AdminUser, UsersPart } from '#contract/admin/users.ts';
import { adminUsersText as text } from '#messages/en/admin/users.ts';
import { adminApi, adminClient } from '../../../../lib/admin-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useAdminOutcome, useParts, usePatchRow } from '../../api.ts';

export type UserFilters = Pick<NonNullable<UsersPart>, 'search' | 'kind' | 'order'>;

export function useUsers(filters: UserFilters) {
  return useParts<AdminUser>([...adminApi.users.list.key(), filters], (part, options) =>
    adminClient.admin.users.list({ ...filters, ...part }, options),
  );
}

/** Saves one flag; the list shows it at once, and as it was when the server refuses. */
export function useChangeUser() {
  const patchRow = usePatchRow<AdminUser>(adminApi.users.list.key());
  const { onError } = useAdminOutcome();
  return useMutation(
    adminApi.users.update.mutationOptions({
      onMutate: async ({ id, ...flags }) => ({ undo: await patchRow(id, flags) }),
      onSuccess: (user) =>
        showToast({ title: text.saved(`${user.firstName} ${user.lastName}`), tone: 'positive' }),
      onError(error, _input, context) {
        context?.undo();
        onError(error);
      },
    }),
  );
}

export function useEndSessions() {
  const { onError } = useAdminOutcome();
  return useMutation(
    adminApi.users.endSessions.mutationOptions({
      onSuccess: ({ ended }) => showToast({ title: text.sessionsEnded(ended), tone: 'positive' }),
      onError,
    }),
  );
}

export function useDeleteUser(name: string, onDone: () => void) {
  return useMutation(adminApi.users.delete.mutationOptions(useAdminOutcome(text.deleted(name), onDone)));
}
