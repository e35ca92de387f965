import { useState } from 'react';
import type { AdminUser } from '#contract/admin/users.ts';
import { adminUsersText as text } from '#messages/en/admin/users.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { useDeleteUser } from './user-api.ts';

/** Asks to type the account's address to confirm the deletion. */
export function DeleteUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const name = `${user.firstName} ${user.lastName}`;
  const remove = useDeleteUser(name, onClose);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.deleteTitle}
      text={text.deleteText(name)}
      confirmLabel={text.deleteAction}
      isPending={remove.isPending}
      isConfirmDisabled={typed.trim().toLowerCase() !== user.email.toLowerCase()}
      onConfirm={() => remove.mutate({ id: user.id })}
    >
      <TextField
        label={text.typeEmail(user.email)}
        type="email"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ConfirmDialog>
  );
}
