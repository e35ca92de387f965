import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AchievementProgress } from '#contract/achievements.ts';
import { achievementScreensText as text } from '#messages/screens/achievements.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { celebrate } from './celebration-api.ts';
import { toAchievementViews } from './model.ts';

/**
 * Returns the couple's achievements. Celebrates those new to this browser when they arrive, including the partner's.
 */
export function useAchievementList() {
  const definitions = useRead(api.achievements.all.queryOptions());
  const progress = useRead(api.achievements.list.queryOptions());
  const rows = progress.data;
  useEffect(() => {
    if (rows) void celebrate(idsOf(rows.filter(({ metadata }) => metadata.isNew)));
  }, [rows]);
  return {
    data: definitions.data && rows && toAchievementViews(definitions.data, rows),
    isError: definitions.isError || progress.isError,
    error: definitions.error ?? progress.error,
    isFetching: definitions.isFetching || progress.isFetching,
    refetch() {
      for (const query of [definitions, progress]) if (query.isError) void query.refetch();
    },
  };
}

/** Asks the server to recount the progress. */
export function useCheckAchievements() {
  return useMutation(
    api.achievements.check.mutationOptions(
      mutationToasts({
        success: ({ newAchievements: { length } }) =>
          length > 0
            ? { title: text.unlocked, description: text.unlockedText(length) }
            : { title: text.updated, description: text.updatedText, tone: 'neutral' },
        failure: { title: text.failed, description: text.failedToUpdate },
        signedOut: 'failure',
        onDone: ({ newAchievements }) => void celebrate(idsOf(newAchievements)),
      }),
    ),
  );
}

function idsOf(rows: readonly AchievementProgress[]): string[] {
  return rows.map(({ achievementId }) => achievementId);
}
