import { sql } from 'kysely';
import { Experience, type ExperienceTranslations } from '#domain/experiences/schema.ts';
import type { Database } from '#server/db/database.ts';
import { columnsOf } from '#server/db/table-fields.ts';

const experienceColumns = [
  ...columnsOf('experiences', Experience),
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
