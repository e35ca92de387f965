import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#client/data/api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import type { AchievementProgress } from '#domain/achievements/schema.ts';
import { achievementScreensText as text } from '#messages/achievements.ts';
import { toAchievementViews } from './model.ts';

const STORAGE_KEY = 'jugal.celebrated';
/** Pause between the bursts of several achievements, in milliseconds. */
const PAUSE_MS = 350;
/** Logo colours. */
const COLOURS = ['#f0437f', '#f3a61f', '#e2512d', '#4fb3c4'];

/**
 * Returns the couple's achievements. Celebrates those new to this browser when they arrive, including the partner's.
 */
export function useAchievementList() {
  const definitions = useQuery(api.achievements.all.queryOptions());
  const progress = useQuery(api.achievements.list.queryOptions());
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

/**
 * Fires one burst of confetti for each achievement not yet celebrated in this browser; none with reduced motion. The
 * library is loaded with the first burst.
 */
async function celebrate(achievementIds: readonly string[]): Promise<void> {
  const celebrated = readCelebrated();
  const fresh = achievementIds.filter((id) => !celebrated.includes(id));
  if (fresh.length === 0) return;
  localStorage.setItem(STORAGE_KEY, JSON.stringify([...celebrated, ...fresh]));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await import('canvas-confetti');
  // No worker: it would come from a blob, which the content security policy forbids.
  const throwConfetti = confetti.create(undefined, { resize: true, useWorker: false });
  for (const index of fresh.keys()) {
    setTimeout(
      () =>
        void throwConfetti({
          particleCount: 90,
          spread: 75,
          startVelocity: 42,
          origin: { x: [0.5, 0.25, 0.75][index % 3] ?? 0.5, y: 0.6 },
          colors: COLOURS,
          disableForReducedMotion: true,
        }),
      index * PAUSE_MS,
    );
  }
}

function readCelebrated(): string[] {
  const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}
