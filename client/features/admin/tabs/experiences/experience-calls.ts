import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminExperiencesText as text } from '#messages/en/admin/experiences.ts';
import { adminApi } from '../../../../lib/admin-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useAdminOutcome } from '../../api.ts';

/** The experiences as they are on the server now. */
export function useReadExperiences() {
  const client = useQueryClient();
  return () => client.fetchQuery(adminApi.experiences.list.queryOptions({ staleTime: 0 }));
}

export function useCreateExperience(onDone: () => void) {
  const { onError } = useAdminOutcome();
  return useMutation(
    adminApi.experiences.create.mutationOptions({
      onSuccess({ title }) {
        showToast({ title: text.created(title), tone: 'positive' });
        onDone();
      },
      onError,
    }),
  );
}

/** `onError` gets the refusal of an edit that another admin overtook. */
export function useChangeExperience(onDone: () => void, onError: (error: Error) => void) {
  return useMutation(
    adminApi.experiences.update.mutationOptions({
      onSuccess({ title }) {
        showToast({ title: text.saved(title), tone: 'positive' });
        onDone();
      },
      onError,
    }),
  );
}

export function useDeleteExperience(title: string, onDone: () => void) {
  return useMutation(
    adminApi.experiences.delete.mutationOptions(useAdminOutcome(text.deleted(title), onDone)),
  );
}
