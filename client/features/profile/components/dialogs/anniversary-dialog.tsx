import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { AnniversaryInput } from '#contract/couples.ts';
import { profileText as text } from '#messages/en/profile.ts';
import { nowIso } from '../../../../lib/clock.ts';
import { indiaDate } from '../../../../lib/format/dates.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { useChangeAnniversary } from '../../couple-api.ts';

interface AnniversaryDialogProps {
  /** The one that is set. */
  anniversary: string | null;
  onClose: () => void;
}

export function AnniversaryDialog({ anniversary, onClose }: AnniversaryDialogProps) {
  const change = useChangeAnniversary(onClose);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(AnniversaryInput),
    defaultValues: { anniversary: anniversary ?? '' },
  });
  return (
    <FormDialog
      title={text.setAnniversary}
      description={text.anniversaryText}
      submitLabel={text.save}
      isPending={change.isPending}
      onSubmit={handleSubmit((input) => change.mutate(input))}
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
