import type { ReactNode } from 'react';
import { uiText } from '#messages/ui.ts';
import { Button } from '../forms/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  text: ReactNode;
  /** The action as a verb: 'Delete', never 'OK'. */
  confirmLabel: string;
  /** Label of the dismissing button. Replace 'Cancel' if it could be mistaken for the action. */
  dismissLabel?: string;
  onConfirm: () => void;
  isPending?: boolean;
  isDangerous?: boolean;
  /** Additional condition, for example a typed name. */
  isConfirmDisabled?: boolean;
  children?: ReactNode;
}

/** Confirms an action that cannot be undone. Stays open while it is pending; the caller closes it. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  text,
  confirmLabel,
  dismissLabel = uiText.cancel,
  onConfirm,
  isPending = false,
  isDangerous = true,
  isConfirmDisabled = false,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {dismissLabel}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            isPending={isPending}
            disabled={isConfirmDisabled}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
