import { sql } from 'kysely';
import { AdminExperience } from '#domain/experiences/admin.ts';
import type { ExperienceInput, ExperienceTranslations } from '#domain/experiences/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { columnsOf, toRow } from '#server/db/table-fields.ts';
import { STATUS_CODES } from './policy.ts';

const adminExperienceColumns = [
  ...columnsOf('experiences', AdminExperience.omit({ order: true, translations: true })),
  'position as order',
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

export function insertExperience(tx: Transaction, experience: ExperienceInput & { id: string; createdAt: string }) {
  return tx
    .insertInto('experiences')
    .values({ ...toColumns(experience), updated_at: experience.createdAt })
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
    .set(toRow({ ...toColumns(patch), updatedAt }))
    .where('id', '=', experienceId)
    .returning(adminExperienceColumns)
    .executeTakeFirstOrThrow();
}

export async function deleteExperienceRow(tx: Transaction, experienceId: string): Promise<void> {
  await tx.deleteFrom('experiences').where('id', '=', experienceId).execute();
}

function toColumns<Fields extends Partial<ExperienceInput>>({ status, order, translations, ...fields }: Fields) {
  return {
    ...toRow(fields),
    status: status && STATUS_CODES[status],
    position: order,
    translations: translations && JSON.stringify(translations),
  };
}
