import { useMember } from '#client/data/session.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { withoutUndefined } from '#domain/kernel/apply-patch.ts';
import type { AdminUser } from '#domain/users/schema.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { adminUsersText as text } from '#messages/en/admin/users.ts';
import { useUpdateUser, useEndSessions } from './user-api.ts';

const flags = ['isPremium', 'emailVerified', 'isAdmin', 'mustChangePassword'] as const;

/**
 * Dialog whose switches save at once. A member no longer in the filtered list is shown as the server last returned
 * them.
 */
export function EditUserDialog({
  user,
  isListed,
  onClose,
}: {
  user: AdminUser;
  isListed: boolean;
  onClose: () => void;
}) {
  const member = useMember();
  const change = useUpdateUser();
  const endSessions = useEndSessions();
  const shown: AdminUser = isListed
    ? user
    : { ...user, ...change.data, ...(change.isPending && withoutUndefined(change.variables)) };
  const isSelf = user.id === member.id;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.editTitle}
      description={text.editText(`${user.firstName} ${user.lastName}`, user.email)}
      footer={
        <Button
          variant="secondary"
          isPending={endSessions.isPending}
          onClick={() => endSessions.mutate({ id: user.id })}
        >
          {text.endSessions}
        </Button>
      }
    >
      <div className="grid divide-y divide-line pb-2">
        {flags.map((flag) => {
          const isOwnAccess = isSelf && flag === 'isAdmin';
          return (
            <SwitchField
              key={flag}
              label={text.flags[flag]}
              hint={isOwnAccess ? text.ownAdminHint : text.flagHints[flag]}
              checked={shown[flag]}
              disabled={isOwnAccess}
              onChange={(event) => change.mutate({ id: user.id, [flag]: event.target.checked })}
            />
          );
        })}
      </div>
      <p role="status" className="min-h-5 text-caption text-ink-soft">
        {change.isPending && adminText.saving}
      </p>
    </Dialog>
  );
}
