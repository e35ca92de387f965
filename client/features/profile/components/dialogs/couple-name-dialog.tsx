import { usePartnerName } from '#client/data/partner.ts';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
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
  const { draft, field, dialog } = useRecordForm({
    draftName: 'profile/couple-name',
    schema: CoupleNameInput,
    values: { name: couple?.isNamed ? couple.name : null },
    onClose,
  });
  const rename = useRenameCouple(draft.finish);
  const partnerName = usePartnerName();
  return (
    <FormDialog
      title={text.editCoupleName}
      description={text.createText(partnerName)}
      submitLabel={text.save}
      {...dialog(rename)}
    >
      <TextField
        label={text.coupleName}
        isOptional
        hint={text.coupleNameHint}
        autoComplete="off"
        {...field('name', { setValueAs: (typed: string | null) => typed?.trim() || null })}
      />
    </FormDialog>
  );
}
