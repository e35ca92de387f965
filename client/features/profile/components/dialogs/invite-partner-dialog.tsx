import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { InvitationInput } from '#contract/couples.ts';
import { profileText as text } from '#messages/en/profile.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { useInvitePartner } from '../../couple-api.ts';

export function InvitePartnerDialog({ inviteCode, onClose }: { inviteCode: string; onClose: () => void }) {
  const invite = useInvitePartner(onClose);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(InvitationInput),
    defaultValues: { name: '', email: '', inviteCode },
  });
  const { errors } = formState;
  return (
    <FormDialog
      title={text.inviteTitle}
      description={text.inviteText}
      submitLabel={text.sendInvitation}
      isPending={invite.isPending}
      onSubmit={handleSubmit((input) => invite.mutate(input))}
      onClose={onClose}
    >
      <TextField
        label={text.partnerName}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={text.partnerEmail}
        type="email"
        inputMode="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
    </FormDialog>
  );
}
