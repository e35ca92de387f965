import type { Experience } from '#contract/experiences.ts';

/** The two groups of the page, each in the order of the list. What is sold out stands in neither. */
export function groupExperiences(experiences: readonly Experience[]) {
  return {
    available: experiences.filter(({ status }) => status === 'Available'),
    soon: experiences.filter(({ status }) => status === 'Coming Soon'),
  };
}

/** Of a description cards show the first line (specification, section 3). */
export function firstLine(text: string): string {
  return text.split('\n')[0]?.trim() ?? '';
}

/** Couples that still find a place; `null` where the number is not limited. */
export function placesLeft({
  maxParticipants,
  currentParticipants,
}: Pick<Experience, 'maxParticipants' | 'currentParticipants'>): number | null {
  return maxParticipants === null ? null : Math.max(0, maxParticipants - currentParticipants);
}
