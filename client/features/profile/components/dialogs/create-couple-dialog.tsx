import { nowIso } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
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
  const { draft, field, dialog } = useRecordForm({
    draftName: 'profile/create-couple',
    schema: CoupleInput,
    values: { name: '', anniversary },
    onClose,
  });
  const create = useCreateCouple(draft.finish);
  return (
    <FormDialog
      title={text.createCouple}
      description={text.createText(null)}
      submitLabel={text.createCouple}
      {...dialog(create)}
    >
      <TextField label={text.coupleName} placeholder={text.coupleNameExample} autoComplete="off" {...field('name')} />
      <TextField
        label={text.anniversary}
        type="date"
        isOptional
        hint={text.anniversaryOptional}
        max={indiaDate(nowIso())}
        {...field('anniversary', { setValueAs: (typed: string | null) => typed || null })}
      />
    </FormDialog>
  );
}
