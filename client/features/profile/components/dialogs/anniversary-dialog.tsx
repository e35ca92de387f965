import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { nowIso } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { schemaResolver } from '#client/ui/forms/schema-resolver.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { AnniversaryInput } from '#domain/couples/schema.ts';
import { profileText as text } from '#messages/profile.ts';
import { useChangeAnniversary } from '../../couple-api.ts';

interface AnniversaryDialogProps {
  /** Current anniversary. */
  anniversary: string | null;
  onClose: () => void;
}

export function AnniversaryDialog({ anniversary, onClose }: AnniversaryDialogProps) {
  const { draft, register, handleSubmit, formState } = useFormWithDraft({
    draftName: 'profile/anniversary',
    onClose,
    resolver: schemaResolver(AnniversaryInput),
    defaultValues: { anniversary: anniversary ?? '' },
  });
  const change = useChangeAnniversary(draft.finish);
  return (
    <FormDialog
      title={text.setAnniversary}
      description={text.anniversaryText}
      submitLabel={text.save}
      isPending={change.isPending}
      onSubmit={handleSubmit((input) => change.mutate(input))}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={text.anniversary}
        type="date"
        max={indiaDate(nowIso())}
        error={formState.errors.anniversary?.message}
        {...register('anniversary')}
      />
    </FormDialog>
  );
}
