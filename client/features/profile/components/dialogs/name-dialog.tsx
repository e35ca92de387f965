import { useMember } from '#client/data/session.ts';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { NameInput } from '#domain/accounts/profile.ts';
import { profileText as text } from '#messages/profile.ts';
import { useChangeName } from '../../api.ts';

export function NameDialog({ onClose }: { onClose: () => void }) {
  const { firstName, lastName } = useMember();
  const { draft, field, dialog } = useRecordForm({
    draftName: 'profile/name',
    schema: NameInput,
    values: { firstName, lastName },
    onClose,
  });
  const change = useChangeName(draft.finish);
  return (
    <FormDialog title={text.editName} submitLabel={text.save} {...dialog(change)}>
      <TextField label={text.firstName} autoComplete="given-name" {...field('firstName')} />
      <TextField label={text.lastName} autoComplete="family-name" {...field('lastName')} />
    </FormDialog>
  );
}
