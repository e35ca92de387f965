import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { useMember } from '#client/data/session.ts';
import { schemaResolver } from '#client/ui/forms/schema-resolver.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { NameInput } from '#domain/accounts/profile.ts';
import { profileText as text } from '#messages/profile.ts';
import { useChangeName } from '../../api.ts';

export function NameDialog({ onClose }: { onClose: () => void }) {
  const { firstName, lastName } = useMember();
  const { draft, register, handleSubmit, formState } = useFormWithDraft({
    draftName: 'profile/name',
    onClose,
    resolver: schemaResolver(NameInput),
    defaultValues: { firstName, lastName },
  });
  const change = useChangeName(draft.finish);
  const { errors } = formState;
  return (
    <FormDialog
      title={text.editName}
      submitLabel={text.save}
      isPending={change.isPending}
      onSubmit={handleSubmit((input) => change.mutate(input))}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={text.firstName}
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...register('firstName')}
      />
      <TextField
        label={text.lastName}
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...register('lastName')}
      />
    </FormDialog>
  );
}
