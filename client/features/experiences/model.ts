import { DEFAULT_BUTTON_TEXT } from '#contract/constants/experiences.ts';
import type { Experience } from '#contract/experiences.ts';

/** The icons that an experience can have; another name is drawn as a star (specification, section 3). */
export const EXPERIENCE_ICONS = ['Star', 'Gift', 'Sparkles'] as const;

/** The available and the coming ones, each in the order of the list. Sold out ones are in neither. */
export function groupExperiences(experiences: readonly Experience[]) {
  return {
    available: experiences.filter(({ status }) => status === 'Available'),
    soon: experiences.filter(({ status }) => status === 'Coming Soon'),
  };
}

/** The next `count` experiences from `today` on (a calendar date of India), the nearest first. */
export function upcomingExperiences(experiences: readonly Experience[], today: string, count: number) {
  return experiences
    .filter(({ eventDate, status }) => eventDate !== null && eventDate >= today && status !== 'Sold Out')
    .toSorted((a, b) => (a.eventDate ?? '').localeCompare(b.eventDate ?? ''))
    .slice(0, count);
}

/** What the button of an experience says: what the admin wrote, or `words` in place of the default. */
export function bookingLabel({ buttonText }: Experience, words: string): string {
  return buttonText === DEFAULT_BUTTON_TEXT ? words : buttonText || words;
}

/** The part of a description that cards show (specification, section 3). */
export function firstLine(text: string): string {
  return text.split('\n')[0]?.trim() ?? '';
}
