import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { menuText } from '#messages/menu.ts';
import { shellText } from '#messages/shell.ts';

interface SignOutDialogProps {
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms a sign-out by the header's icon, which is beside icons that are pressed daily. */
export function SignOutDialog({ isPending, onConfirm, onClose }: SignOutDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={menuText.signOutTitle}
      text={menuText.signOutText}
      confirmLabel={shellText.signOut}
      isDangerous={false}
      isPending={isPending}
      onConfirm={onConfirm}
    />
  );
}
