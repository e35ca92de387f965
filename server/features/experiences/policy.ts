import type { Experience } from '#contract/experiences.ts';
import type { ExperienceStatus } from '#server/db/generated.ts';

/** The specification's statuses are words; the database holds codes. */
export const STATUS_CODES = {
  Available: 'available',
  'Coming Soon': 'coming_soon',
  'Sold Out': 'sold_out',
} as const satisfies Record<Experience['status'], ExperienceStatus>;

const STATUS_WORDS: Record<ExperienceStatus, Experience['status']> = {
  available: 'Available',
  coming_soon: 'Coming Soon',
  sold_out: 'Sold Out',
};

/** A stored experience as the API returns it. */
export function toExperience<Row extends { status: ExperienceStatus }>(
  row: Row,
): Omit<Row, 'status'> & Pick<Experience, 'status'> {
  return { ...row, status: STATUS_WORDS[row.status] };
}
