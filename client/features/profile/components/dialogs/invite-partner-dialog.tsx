import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { InvitationInput } from '#domain/couples/schema.ts';
import { profileText as text } from '#messages/profile.ts';
import { useInvitePartner } from '../../couple-api.ts';

export function InvitePartnerDialog({ inviteCode, onClose }: { inviteCode: string; onClose: () => void }) {
  const { draft, field, dialog } = useRecordForm({
    draftName: 'profile/invite-partner',
    schema: InvitationInput,
    values: { name: '', email: '', inviteCode },
    onClose,
  });
  const invite = useInvitePartner(draft.finish);
  return (
    <FormDialog
      title={text.inviteTitle}
      description={text.inviteText}
      submitLabel={text.sendInvitation}
      {...dialog(invite)}
    >
      <TextField label={text.partnerName} autoComplete="off" {...field('name')} />
      <TextField label={text.partnerEmail} type="email" inputMode="email" autoComplete="off" {...field('email')} />
    </FormDialog>
  );
}
