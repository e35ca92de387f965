import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import type { AdminExperience } from '#contract/admin/experiences.ts';
import { ExperienceInput } from '#contract/experiences.ts';
import { adminExperiencesText as text } from '#messages/en/admin/experiences.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { ExperienceCard } from '#client/features/experiences/components/experience-card.tsx';
import { EditorDialog } from '../../components/editor-dialog.tsx';
import { useStaleEdit } from '../../use-stale-edit.ts';
import { useUpdateExperience, useCreateExperience, useReadExperiences } from './experience-api.ts';
import { ExperienceFields } from './experience-fields.tsx';
import { isShownToMembers, previewOf, valuesOf } from './experience-model.ts';

interface ExperienceDialogProps {
  /** Experience when the dialog was opened; absent for a new one. */
  experience?: AdminExperience;
  onClose: () => void;
}

export function ExperienceDialog({ experience, onClose }: ExperienceDialogProps) {
  const { draft, register, control, handleSubmit, formState } = useFormWithDraft({
    draftName: `experience/${experience?.id ?? 'new'}`,
    onClose,
    resolver: zodResolver(ExperienceInput),
    defaultValues: valuesOf(experience),
  });
  // `keepDirtyValues` needs `dirtyFields`, which react-hook-form tracks only if they are read.
  const { errors, dirtyFields: _typed } = formState;
  const readExperiences = useReadExperiences();
  const stale = useStaleEdit({
    shown: experience,
    readRows: readExperiences,
    onNewest: (newest) => draft.rebase(valuesOf(newest)),
  });
  const create = useCreateExperience(draft.finish);
  const change = useUpdateExperience(draft.finish, stale.onError);
  const save = handleSubmit((input) =>
    experience
      ? change.mutate({ ...input, id: experience.id, updatedAt: stale.updatedAt })
      : create.mutate(input),
  );
  const typed = useWatch({ control });

  return (
    <EditorDialog
      title={experience ? text.editTitle : text.createTitle}
      submitLabel={experience ? text.save : text.create}
      isPending={create.isPending || change.isPending}
      stale={stale}
      draft={draft}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
      renderPreview={(language) => (
        <>
          <ExperienceCard experience={previewOf(typed, language)} />
          {!isShownToMembers(typed) && (
            <p className="text-caption text-ink-soft">{adminText.previewHidden}</p>
          )}
        </>
      )}
    >
      <ExperienceFields register={register} errors={errors} experience={experience} />
    </EditorDialog>
  );
}
