import { sql } from 'kysely';
import type { ExperienceTranslations } from '#contract/experiences.ts';
import type { Database } from '#server/db/database.ts';

const experienceColumns = [
  'id',
  'title',
  'subtitle',
  'description',
  'icon',
  'duration',
  'location',
  'included',
  'booking_link as bookingLink',
  'button_text as buttonText',
  'status',
  'event_date as eventDate',
  'event_time as eventTime',
  'max_participants as maxParticipants',
  'current_participants as currentParticipants',
  sql<ExperienceTranslations>`translations`.as('translations'),
] as const;

/** The active experiences, ordered by their place in the list. */
export function listActiveExperiences(db: Database) {
  return db
    .selectFrom('experiences')
    .select(experienceColumns)
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('created_at')
    .execute();
}
