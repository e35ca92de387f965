import { randomUUIDv7 } from 'node:crypto';
import type { AdminExperience, ExperiencePatch } from '#domain/experiences/admin.ts';
import type { ExperienceInput } from '#domain/experiences/schema.ts';
import { withoutUndefined } from '#domain/kernel/apply-patch.ts';
import type { Transaction } from '#server/db/database.ts';
import { recordAudit } from '#server/features/audit/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import {
  deleteExperienceRow,
  insertExperience,
  listExperiences,
  lockExperience,
  updateExperienceRow,
} from './admin-queries.ts';
import { toExperience } from './policy.ts';

export async function readAllExperiences({ db }: MemberContext): Promise<AdminExperience[]> {
  return (await listExperiences(db)).map(toExperience);
}

export async function createExperience(context: MemberContext, input: ExperienceInput): Promise<AdminExperience> {
  return context.change(async (tx) => {
    const createdAt = toIso(context.clock.now());
    const experience = toExperience(await insertExperience(tx, { ...input, id: randomUUIDv7(), createdAt }));
    await recordAudit(tx, context, {
      action: 'experience.create',
      subject: subjectOf(experience),
      after: experience,
    });
    return experience;
  });
}

/** Changes an experience that has not changed since the editor loaded it. */
export async function updateExperience(
  context: MemberContext,
  { id, updatedAt, ...patch }: ExperiencePatch,
): Promise<AdminExperience> {
  return context.change(async (tx) => {
    const before = await lockKnown(tx, id);
    if (updatedAt !== undefined && updatedAt !== before.updatedAt) throw refuse.stale();
    const after = toExperience(await updateExperienceRow(tx, id, withoutUndefined(patch), toIso(context.clock.now())));
    const { updatedAt: _then, ...was } = before;
    const { updatedAt: _now, ...is } = after;
    await recordAudit(tx, context, {
      action: 'experience.update',
      subject: subjectOf(after),
      before: was,
      after: is,
    });
    return after;
  });
}

export async function deleteExperience(context: MemberContext, { id }: { id: string }): Promise<void> {
  await context.change(async (tx) => {
    const experience = await lockKnown(tx, id);
    await deleteExperienceRow(tx, id);
    await recordAudit(tx, context, {
      action: 'experience.delete',
      subject: subjectOf(experience),
      before: experience,
    });
  });
}

async function lockKnown(tx: Transaction, experienceId: string): Promise<AdminExperience> {
  const experience = await lockExperience(tx, experienceId);
  if (!experience) throw refuse.notFound();
  return toExperience(experience);
}

function subjectOf({ id, title }: AdminExperience) {
  return { id, label: title };
}
