import { nowIso } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
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
  const { draft, field, dialog } = useRecordForm({
    draftName: 'profile/anniversary',
    schema: AnniversaryInput,
    values: { anniversary: anniversary ?? '' },
    onClose,
  });
  const change = useChangeAnniversary(draft.finish);
  return (
    <FormDialog
      title={text.setAnniversary}
      description={text.anniversaryText}
      submitLabel={text.save}
      {...dialog(change)}
    >
      <TextField label={text.anniversary} type="date" max={indiaDate(nowIso())} {...field('anniversary')} />
    </FormDialog>
  );
}
