import { type ReactNode, type SubmitEventHandler, useId } from 'react';
import { uiText } from '#messages/en/ui.ts';
import { Button } from '../forms/button.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  /** The fields. */
  children: ReactNode;
  submitLabel: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  isPending: boolean;
  isDangerous?: boolean;
  onClose: () => void;
}

/** A dialog that is one form. It stands as long as it is rendered, so that each opening begins anew. */
export function FormDialog({
  title,
  description,
  children,
  submitLabel,
  onSubmit,
  isPending,
  isDangerous = false,
  onClose,
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      {...(description && { description })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {uiText.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDangerous ? 'danger' : 'primary'}
            isPending={isPending}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-5 pb-2">
        {children}
      </form>
    </Dialog>
  );
}
