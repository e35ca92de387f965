import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AchievementProgress } from '#contract/achievements.ts';
import { achievementScreensText as text } from '#messages/en/achievement-screens.ts';
import { api } from '../../lib/api.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { celebrate } from './celebration-api.ts';
import { toMilestones } from './model.ts';

/** The milestones of the couple; what is new to this browser is celebrated as soon as it is known, the partner's doing included. */
export function useMilestones() {
  const definitions = useQuery(api.achievements.all.queryOptions());
  const progress = useQuery(api.achievements.list.queryOptions());
  const rows = progress.data;
  useEffect(() => {
    if (rows) void celebrate(idsOf(rows.filter(({ metadata }) => metadata.isNew)));
  }, [rows]);
  return {
    data: definitions.data && rows && toMilestones(definitions.data, rows),
    isError: definitions.isError || progress.isError,
    isFetching: definitions.isFetching || progress.isFetching,
    refetch() {
      for (const query of [definitions, progress]) if (query.isError) void query.refetch();
    },
  };
}

/** Has the server count anew, with the catalogue's toasts. */
export function useCheckMilestones() {
  return useMutation(
    api.achievements.check.mutationOptions({
      onSuccess: ({ newAchievements }) => {
        void celebrate(idsOf(newAchievements));
        const count = newAchievements.length;
        showToast(
          count > 0
            ? { title: text.unlocked, description: text.unlockedText(count), tone: 'positive' }
            : { title: text.updated, description: text.updatedText },
        );
      },
      onError: () => showToast({ title: text.failed, description: text.failedToUpdate, tone: 'danger' }),
    }),
  );
}

function idsOf(rows: readonly AchievementProgress[]): string[] {
  return rows.map(({ achievementId }) => achievementId);
}
