import { z } from 'zod';
import { instant, recordId } from '#domain/kernel/fields.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import type { Change } from '#domain/registry/resources.ts';
import { Experience, experienceFields, ExperienceInput, ExperienceTranslations } from './schema.ts';

/** An experience with the fields that only admins see; `order` is its place in the list. */
export const AdminExperience = Experience.extend({
  isActive: z.boolean(),
  order: z.number().int(),
  translations: ExperienceTranslations,
  createdAt: instant,
  updatedAt: instant,
});
export type AdminExperience = z.infer<typeof AdminExperience>;

/** Some fields of an experience, and the `updatedAt` of the version that the admin edited. */
export const ExperiencePatch = z
  .object(experienceFields)
  .partial()
  .extend({ id: recordId, updatedAt: instant.optional() });
export type ExperiencePatch = z.output<typeof ExperiencePatch>;

const byId = z.object({ id: recordId });
const changes: readonly Change[] = ['admin', 'experiences'];

export const experiencesAdmin = {
  list: endpoint({
    route: 'GET /api/admin/experiences',
    access: 'admin',
    canLag: true,
    summary: 'All experiences in their order',
    output: z.array(AdminExperience),
  }),
  create: endpoint({
    route: 'POST /api/admin/experiences',
    access: 'admin',
    summary: 'Add an experience',
    input: ExperienceInput,
    output: AdminExperience,
    status: 201,
    changes,
  }),
  update: endpoint({
    route: 'PATCH /api/admin/experiences/{id}',
    access: 'admin',
    summary: 'Change an experience; 409 when it is newer than the `updatedAt` that is given',
    input: ExperiencePatch,
    output: AdminExperience,
    changes,
  }),
  delete: endpoint({
    route: 'DELETE /api/admin/experiences/{id}',
    access: 'admin',
    summary: 'Delete an experience',
    input: byId,
    status: 204,
    changes,
  }),
};
