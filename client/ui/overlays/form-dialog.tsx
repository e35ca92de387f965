import { clsx } from 'clsx';
import { type ReactNode, type SubmitEventHandler, useId } from 'react';
import { uiText } from '#messages/ui.ts';
import { Button } from '../forms/button.tsx';
import { DraftNotice } from '../forms/draft-notice.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  /** Fields of the form. */
  children: ReactNode;
  submitLabel: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  isPending: boolean;
  /** Label of the button while the form is being submitted; defaults to `submitLabel`. */
  pendingLabel?: string;
  size?: 'regular' | 'wide';
  /** Content beside the form on a large screen, below it on a phone; outside the `<form>`. */
  aside?: ReactNode;
  isDangerous?: boolean;
  /** Second action; a phone shows its short label. With `takesEnter`, Enter in a field triggers it. */
  alternative?: {
    label: string;
    shortLabel?: string;
    onSubmit: () => void;
    isPending: boolean;
    takesEnter?: true;
  };
  /** For a form that keeps a draft when it is closed without saving; Cancel discards it. */
  draft?: DialogDraft;
  onClose: () => void;
}

export interface DialogDraft {
  isRestored: boolean;
  startOver: () => void;
  finish: () => void;
}

const ALTERNATIVE = 'alternative';

/** Dialog with one form. Render it only while it is open, so that each opening starts empty or with the draft. */
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
  alternative,
  draft,
  onClose,
}: FormDialogProps) {
  const formId = useId();

  /** Submits by the pressed button. Enter in a field presses the first submit button of the form, as in HTML. */
  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    const { submitter } = event.nativeEvent;
    if (!alternative || !(submitter instanceof HTMLButtonElement) || submitter.name !== ALTERNATIVE)
      return onSubmit(event);
    event.preventDefault();
    alternative.onSubmit();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      size={size}
      {...(description && { description })}
      footer={
        // One row on a phone, where the keyboard leaves little room and the close button is the way out.
        <div className="flex flex-wrap gap-3 sm:justify-end">
          <Button variant="secondary" onClick={draft?.finish ?? onClose} className="max-sm:hidden">
            {uiText.cancel}
          </Button>
          {alternative && (
            <Button
              variant="secondary"
              isPending={alternative.isPending}
              className="max-sm:px-4"
              aria-label={alternative.label}
              {...(alternative.takesEnter
                ? { type: 'submit', form: formId, name: ALTERNATIVE }
                : { onClick: alternative.onSubmit })}
            >
              <span className={clsx(alternative.shortLabel && 'max-sm:hidden')}>{alternative.label}</span>
              {alternative.shortLabel && <span className="sm:hidden">{alternative.shortLabel}</span>}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant={isDangerous ? 'danger' : 'primary'}
            isPending={isPending}
            className="max-sm:flex-1"
          >
            {isPending ? pendingLabel : submitLabel}
          </Button>
        </div>
      }
    >
      <div className={clsx('grid grid-cols-1 gap-8 pb-2', aside && 'md:grid-cols-[3fr_2fr]')}>
        <form id={formId} noValidate onSubmit={submit} className="grid min-w-0 grid-cols-1 content-start gap-5">
          {draft?.isRestored && <DraftNotice onStartOver={draft.startOver} />}
          {children}
        </form>
        {aside}
      </div>
    </Dialog>
  );
}
