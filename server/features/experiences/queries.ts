import type { ExperienceInput } from '#contract/experiences.ts';
import type { Database, Transaction } from '#server/db/database.ts';

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
] as const;

/** The active ones by their place in the list. */
export function listActiveExperiences(db: Database) {
  return db
    .selectFrom('experiences')
    .select(experienceColumns)
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('created_at')
    .execute();
}

export function insertExperience(
  tx: Transaction,
  experience: ExperienceInput & { id: string; createdAt: string },
) {
  return tx
    .insertInto('experiences')
    .values({
      id: experience.id,
      title: experience.title,
      subtitle: experience.subtitle ?? null,
      description: experience.description,
      icon: experience.icon,
      duration: experience.duration ?? null,
      location: experience.location ?? null,
      included: experience.included ?? null,
      booking_link: experience.bookingLink ?? null,
      button_text: experience.buttonText,
      status: experience.status,
      is_active: experience.isActive,
      position: experience.order,
      event_date: experience.eventDate ?? null,
      event_time: experience.eventTime ?? null,
      max_participants: experience.maxParticipants ?? null,
      current_participants: experience.currentParticipants,
      created_at: experience.createdAt,
      updated_at: experience.createdAt,
    })
    .returning(experienceColumns)
    .executeTakeFirstOrThrow();
}
