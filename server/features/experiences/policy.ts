import type { Experience } from '#domain/experiences/schema.ts';
import type { ExperienceStatus } from '#server/db/generated.ts';

/** Maps the specification's status labels to the codes in the database. */
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

/** Returns a stored experience as the API does. */
export function toExperience<Row extends { status: ExperienceStatus }>(
  row: Row,
): Omit<Row, 'status'> & Pick<Experience, 'status'> {
  return { ...row, status: STATUS_WORDS[row.status] };
}
