import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { nowIso } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { schemaResolver } from '#client/ui/forms/schema-resolver.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { CoupleInput } from '#domain/couples/schema.ts';
import { profileText as text } from '#messages/profile.ts';
import { useCreateCouple } from '../../couple-api.ts';

interface CreateCoupleDialogProps {
  /** Anniversary of the member's implicitly created couple. */
  anniversary: string | null;
  onClose: () => void;
}

export function CreateCoupleDialog({ anniversary, onClose }: CreateCoupleDialogProps) {
  const { draft, register, handleSubmit, formState } = useFormWithDraft({
    draftName: 'profile/create-couple',
    onClose,
    resolver: schemaResolver(CoupleInput),
    defaultValues: { name: '', anniversary },
  });
  const create = useCreateCouple(draft.finish);
  const { errors } = formState;
  return (
    <FormDialog
      title={text.createCouple}
      description={text.createText(null)}
      submitLabel={text.createCouple}
      isPending={create.isPending}
      onSubmit={handleSubmit((input) => create.mutate(input))}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={text.coupleName}
        placeholder={text.coupleNameExample}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={text.anniversary}
        type="date"
        isOptional
        hint={text.anniversaryOptional}
        max={indiaDate(nowIso())}
        error={errors.anniversary?.message}
        {...register('anniversary', { setValueAs: (typed: string | null) => typed || null })}
      />
    </FormDialog>
  );
}
