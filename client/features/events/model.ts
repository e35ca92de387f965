import type { Experience } from '#contract/experiences.ts';

/** Couples that still find a place; `null` where the number is not limited. */
export function placesLeft({
  maxParticipants,
  currentParticipants,
}: Pick<Experience, 'maxParticipants' | 'currentParticipants'>): number | null {
  return maxParticipants === null ? null : Math.max(0, maxParticipants - currentParticipants);
}
