import { clsx } from 'clsx';
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
  /** Stands in the button while the form is being sent; otherwise its label stays. */
  pendingLabel?: string;
  size?: 'regular' | 'wide';
  /** Beside the form on a large screen, below it on a phone; no part of the form. */
  aside?: ReactNode;
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
  pendingLabel = submitLabel,
  size = 'regular',
  aside,
  isDangerous = false,
  onClose,
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      size={size}
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
            {isPending ? pendingLabel : submitLabel}
          </Button>
        </>
      }
    >
      <div className={clsx('grid gap-8 pb-2', aside && 'md:grid-cols-[3fr_2fr]')}>
        <form id={formId} noValidate onSubmit={onSubmit} className="grid min-w-0 content-start gap-5">
          {children}
        </form>
        {aside}
      </div>
    </Dialog>
  );
}
