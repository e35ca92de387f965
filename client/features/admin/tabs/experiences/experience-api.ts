import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminExperiencesText as text } from '#messages/en/admin/experiences.ts';
import { adminApi } from '#client/data/admin-api.ts';
import { adminToasts } from '../../api.ts';

/** Reads the experiences from the server, bypassing the cache. */
export function useReadExperiences() {
  const client = useQueryClient();
  return () => client.fetchQuery(adminApi.experiences.list.queryOptions({ staleTime: 0 }));
}

export function useCreateExperience(onDone: () => void) {
  return useMutation(
    adminApi.experiences.create.mutationOptions(
      adminToasts(({ title }) => ({ title: text.created(title) }), onDone),
    ),
  );
}

/** Saves an edit; `onError` receives the 409 after another admin's change, and every other error. */
export function useUpdateExperience(onDone: () => void, onError: (error: Error) => void) {
  return useMutation(
    adminApi.experiences.update.mutationOptions({
      ...adminToasts(({ title }) => ({ title: text.saved(title) }), onDone),
      onError,
    }),
  );
}

export function useDeleteExperience(title: string, onDone: () => void) {
  return useMutation(
    adminApi.experiences.delete.mutationOptions(adminToasts({ title: text.deleted(title) }, onDone)),
  );
}
