import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { usePartnerName } from '#client/data/partner.ts';
import { schemaResolver } from '#client/ui/forms/schema-resolver.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { type Couple, CoupleNameInput } from '#domain/couples/schema.ts';
import { profileText as text } from '#messages/profile.ts';
import { useRenameCouple } from '../../couple-api.ts';

interface CoupleNameDialogProps {
  couple: Couple | null;
  onClose: () => void;
}

/** Dialog to rename the couple; an empty field restores the first names. */
export function CoupleNameDialog({ couple, onClose }: CoupleNameDialogProps) {
  const { draft, register, handleSubmit, formState } = useFormWithDraft({
    draftName: 'profile/couple-name',
    onClose,
    resolver: schemaResolver(CoupleNameInput),
    defaultValues: { name: couple?.isNamed ? couple.name : null },
  });
  const rename = useRenameCouple(draft.finish);
  const partnerName = usePartnerName();
  return (
    <FormDialog
      title={text.editCoupleName}
      description={text.createText(partnerName)}
      submitLabel={text.save}
      isPending={rename.isPending}
      onSubmit={handleSubmit((input) => rename.mutate(input))}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={text.coupleName}
        isOptional
        hint={text.coupleNameHint}
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register('name', { setValueAs: (typed: string | null) => typed?.trim() || null })}
      />
    </FormDialog>
  );
}
