import { profileText as text } from '#messages/en/profile.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useLeaveCouple } from '../../couple-api.ts';

export function LeaveCoupleDialog({ partnerName, onClose }: { partnerName: string; onClose: () => void }) {
  const leave = useLeaveCouple(onClose);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={text.leaveTitle}
      text={text.leaveText(partnerName)}
      confirmLabel={text.leaveConfirm}
      isPending={leave.isPending}
      onConfirm={() => leave.mutate({})}
    />
  );
}
