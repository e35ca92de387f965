import { DEFAULT_BUTTON_TEXT } from '#domain/experiences/facts.ts';
import type { Experience } from '#domain/experiences/schema.ts';

/** Icons that an experience can have; any other name is drawn as a star (specification, section 3). */
export const EXPERIENCE_ICONS = ['Star', 'Gift', 'Sparkles'] as const;

/** Groups the available and the coming experiences, each in list order. Sold out ones end the available ones. */
export function groupExperiences(experiences: readonly Experience[]) {
  const of = (wanted: Experience['status']) => experiences.filter((each) => shownStatus(each) === wanted);
  return { available: [...of('Available'), ...of('Sold Out')], soon: of('Coming Soon') };
}

/** Returns the next `count` experiences from `today` on (a calendar date in India), nearest first. */
export function upcomingExperiences(experiences: readonly Experience[], today: string, count: number) {
  return experiences
    .filter((each) => each.eventDate !== null && each.eventDate >= today && shownStatus(each) !== 'Sold Out')
    .toSorted((a, b) => (a.eventDate ?? '').localeCompare(b.eventDate ?? ''))
    .slice(0, count);
}

/** Returns the label of an experience's button: the admin's text, or `words` in place of the default. */
export function bookingLabel({ buttonText }: Experience, words: string): string {
  return buttonText === DEFAULT_BUTTON_TEXT ? words : buttonText || words;
}

/** Returns the part of a description that cards show (specification, section 3). */
export function firstLine(text: string): string {
  return text.split('\n')[0]?.trim() ?? '';
}

type Places = Pick<Experience, 'status' | 'maxParticipants' | 'currentParticipants'>;

/**
 * Returns the number of couples that still find a place; `null` without a limit. A sold out one has none, whatever its
 * bookings say.
 */
export function placesLeft({ status, maxParticipants, currentParticipants }: Places): number | null {
  if (status === 'Sold Out') return 0;
  return maxParticipants === null ? null : Math.max(0, maxParticipants - currentParticipants);
}

/** Returns the status that members see: an available one without a place left is sold out. */
export function shownStatus(experience: Places): Experience['status'] {
  return experience.status === 'Available' && placesLeft(experience) === 0 ? 'Sold Out' : experience.status;
}
