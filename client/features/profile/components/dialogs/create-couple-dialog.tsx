import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { CoupleInput } from '#contract/couples.ts';
import { profileText as text } from '#messages/en/profile.ts';
import { nowIso } from '../../../../lib/clock.ts';
import { indiaDate } from '../../../../lib/format/dates.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { useCreateCouple } from '../../couple-api.ts';

interface CreateCoupleDialogProps {
  /** The anniversary that the couple which came by itself already has. */
  anniversary: string | null;
  onClose: () => void;
}

export function CreateCoupleDialog({ anniversary, onClose }: CreateCoupleDialogProps) {
  const create = useCreateCouple(onClose);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(CoupleInput),
    defaultValues: { name: '', anniversary },
  });
  const { errors } = formState;
  return (
    <FormDialog
      title={text.createCouple}
      description={text.createText}
      submitLabel={text.createCouple}
      isPending={create.isPending}
      onSubmit={handleSubmit((input) => create.mutate(input))}
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
