import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { AdminExperience } from '#contract/admin/experiences.ts';
import { ExperienceInput } from '#contract/experiences.ts';
import { adminExperiencesText as text } from '#messages/en/admin/experiences.ts';
import { adminText } from '#messages/en/admin/frame.ts';
import { ExperienceCard } from '../../../experiences/components/experience-card.tsx';
import { EditorDialog } from '../../components/editor-dialog.tsx';
import { useStaleEdit } from '../../stale-edit-api.ts';
import { useChangeExperience, useCreateExperience, useReadExperiences } from './experience-calls.ts';
import { ExperienceFields } from './experience-fields.tsx';
import { isShownToMembers, previewOf, valuesOf } from './experience-values.ts';

interface ExperienceDialogProps {
  /** The experience as it was when the dialog was opened; none to make a new one. */
  experience?: AdminExperience;
  onClose: () => void;
}

/** Makes an experience, or edits one. */
export function ExperienceDialog({ experience, onClose }: ExperienceDialogProps) {
  const form = useForm({ resolver: zodResolver(ExperienceInput), defaultValues: valuesOf(experience) });
  const { control, handleSubmit, reset, formState } = form;
  // Read here, because a form remembers what was typed in a field only for who has asked.
  const { errors, dirtyFields: _typed } = formState;
  const readExperiences = useReadExperiences();
  const stale = useStaleEdit({
    shown: experience,
    readRows: readExperiences,
    onNewest: (newest) => reset(valuesOf(newest), { keepDirtyValues: true }),
  });
  const create = useCreateExperience(onClose);
  const change = useChangeExperience(onClose, stale.onError);
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
      onSubmit={(event) => void save(event)}
      onClose={onClose}
      preview={
        <>
          <ExperienceCard experience={previewOf(typed)} />
          {!isShownToMembers(typed) && (
            <p className="text-caption text-ink-soft">{adminText.previewHidden}</p>
          )}
        </>
      }
    >
      <ExperienceFields register={form.register} errors={errors} experience={experience} />
    </EditorDialog>
  );
}
