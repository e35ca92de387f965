import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { JoinInput } from '#contract/couples.ts';
import { profileText as text } from '#messages/en/profile.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { useJoinCouple } from '../../couple-api.ts';

interface JoinCoupleDialogProps {
  /** The code of the link that led here, or empty. */
  inviteCode: string;
  onClose: () => void;
}

/** A wrong code is said beside the field, and what was typed stays. */
export function JoinCoupleDialog({ inviteCode, onClose }: JoinCoupleDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(JoinInput),
    defaultValues: { inviteCode },
  });
  const join = useJoinCouple(onClose, (message) =>
    setError('inviteCode', { message }, { shouldFocus: true }),
  );
  return (
    <FormDialog
      title={text.joinCouple}
      description={text.joinText}
      submitLabel={text.join}
      isPending={join.isPending}
      onSubmit={handleSubmit((input) => join.mutate(input))}
      onClose={onClose}
    >
      <TextField
        label={text.inviteCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="figures font-semibold tracking-[0.15em] uppercase"
        error={formState.errors.inviteCode?.message}
        {...register('inviteCode')}
      />
    </FormDialog>
  );
}
