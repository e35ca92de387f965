import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { menuText } from '#messages/menu.ts';
import { shellText } from '#messages/shell.ts';

interface SignOutDialogProps {
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before the header's icon signs out: it is beside icons that are pressed daily. The menu's entry has a label. */
export function SignOutDialog({ isPending, onConfirm, onClose }: SignOutDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={shellText.signOutTitle}
      text={menuText.signOutText}
      confirmLabel={shellText.signOut}
      isDangerous={false}
      isPending={isPending}
      onConfirm={onConfirm}
    />
  );
}
