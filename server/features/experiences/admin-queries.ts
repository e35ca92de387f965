import { sql, type Updateable } from 'kysely';
import type { ExperienceInput, ExperienceTranslations } from '#contract/experiences.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Experiences } from '#server/db/generated.ts';
import { STATUS_CODES } from './policy.ts';

const adminExperienceColumns = [
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
  'is_active as isActive',
  'position as order',
  'created_at as createdAt',
  'updated_at as updatedAt',
  sql<ExperienceTranslations>`translations`.as('translations'),
] as const;

export function listExperiences(db: Database) {
  return db
    .selectFrom('experiences')
    .select(adminExperienceColumns)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function lockExperience(tx: Transaction, experienceId: string) {
  return tx
    .selectFrom('experiences')
    .select(adminExperienceColumns)
    .where('id', '=', experienceId)
    .forUpdate()
    .executeTakeFirst();
}

export function insertExperience(
  tx: Transaction,
  experience: ExperienceInput & { id: string; createdAt: string },
) {
  return tx
    .insertInto('experiences')
    .values({
      ...toColumns(experience),
      id: experience.id,
      title: experience.title,
      description: experience.description,
      icon: experience.icon,
      button_text: experience.buttonText,
      status: STATUS_CODES[experience.status],
      is_active: experience.isActive,
      position: experience.order,
      current_participants: experience.currentParticipants,
      created_at: experience.createdAt,
      updated_at: experience.createdAt,
    })
    .returning(adminExperienceColumns)
    .executeTakeFirstOrThrow();
}

export function updateExperienceRow(
  tx: Transaction,
  experienceId: string,
  patch: Partial<ExperienceInput>,
  updatedAt: string,
) {
  return tx
    .updateTable('experiences')
    .set({ ...toColumns(patch), updated_at: updatedAt })
    .where('id', '=', experienceId)
    .returning(adminExperienceColumns)
    .executeTakeFirstOrThrow();
}

export async function deleteExperienceRow(tx: Transaction, experienceId: string): Promise<void> {
  await tx.deleteFrom('experiences').where('id', '=', experienceId).execute();
}

/** Maps fields to columns, and leaves out absent ones. */
function toColumns(experience: Partial<ExperienceInput>): Updateable<Experiences> {
  const columns: Updateable<Experiences> = {
    title: experience.title,
    subtitle: experience.subtitle,
    description: experience.description,
    icon: experience.icon,
    duration: experience.duration,
    location: experience.location,
    included: experience.included,
    booking_link: experience.bookingLink,
    button_text: experience.buttonText,
    status: experience.status && STATUS_CODES[experience.status],
    is_active: experience.isActive,
    position: experience.order,
    event_date: experience.eventDate,
    event_time: experience.eventTime,
    max_participants: experience.maxParticipants,
    current_participants: experience.currentParticipants,
    translations: experience.translations && JSON.stringify(experience.translations),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
