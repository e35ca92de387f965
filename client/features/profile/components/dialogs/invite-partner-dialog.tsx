import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { schemaResolver } from '#client/ui/forms/schema-resolver.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { InvitationInput } from '#domain/couples/schema.ts';
import { profileText as text } from '#messages/profile.ts';
import { useInvitePartner } from '../../couple-api.ts';

export function InvitePartnerDialog({ inviteCode, onClose }: { inviteCode: string; onClose: () => void }) {
  const { draft, register, handleSubmit, formState } = useFormWithDraft({
    draftName: 'profile/invite-partner',
    onClose,
    resolver: schemaResolver(InvitationInput),
    defaultValues: { name: '', email: '', inviteCode },
  });
  const invite = useInvitePartner(draft.finish);
  const { errors } = formState;
  return (
    <FormDialog
      title={text.inviteTitle}
      description={text.inviteText}
      submitLabel={text.sendInvitation}
      isPending={invite.isPending}
      onSubmit={handleSubmit((input) => invite.mutate(input))}
      draft={draft}
      onClose={onClose}
    >
      <TextField label={text.partnerName} autoComplete="off" error={errors.name?.message} {...register('name')} />
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
