import type { Experience } from '#contract/experiences.ts';

/** Returns the number of couples that still find a place; `null` without a limit. */
export function placesLeft({
  maxParticipants,
  currentParticipants,
}: Pick<Experience, 'maxParticipants' | 'currentParticipants'>): number | null {
  return maxParticipants === null ? null : Math.max(0, maxParticipants - currentParticipants);
}
