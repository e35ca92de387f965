import { profileText as text } from '#messages/screens/profile.ts';
import { formatInstant } from '#client/lib/format/dates.ts';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { useLeaveCouple } from '../../couple-api.ts';

interface LeaveCoupleDialogProps {
  partnerName: string;
  /** Time until which the member's own records move along on leaving. */
  takeBackUntil: string | null;
  onClose: () => void;
}

export function LeaveCoupleDialog({ partnerName, takeBackUntil, onClose }: LeaveCoupleDialogProps) {
  const leave = useLeaveCouple(onClose);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={text.leaveTitle}
      text={
        takeBackUntil
          ? text.leaveWithOwnText(partnerName, formatInstant(takeBackUntil))
          : text.leaveText(partnerName)
      }
      confirmLabel={text.leaveConfirm}
      isPending={leave.isPending}
      onConfirm={() => leave.mutate({})}
    />
  );
}
