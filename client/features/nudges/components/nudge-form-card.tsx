import { clsx } from 'clsx';
import { Send } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { nudgeScreensText as text } from '#messages/nudges.ts';
import { uiText } from '#messages/ui.ts';
import { useNudgeForm } from '../use-nudge-form.ts';
import { NudgeFields } from './nudge-fields.tsx';

interface NudgeFormCardProps {
  onClose: () => void;
  /** Leaves out the frame, for a form within another card. */
  isPlain?: boolean;
}

/** Form for a nudge. Mounted only while open, so that each opening starts empty or with the draft. */
export function NudgeFormCard({ onClose, isPlain = false }: NudgeFormCardProps) {
  const { form, dialog, submit } = useNudgeForm(onClose);
  return (
    <form
      noValidate
      onSubmit={dialog.onSubmit}
      className={clsx(
        'appear grid grid-cols-1',
        isPlain ? 'gap-4 text-ink' : 'gap-5 rounded-large border border-line bg-surface p-6',
      )}
    >
      <NudgeFields form={form} onSubmit={submit} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={form.draft.finish}>
          {uiText.cancel}
        </Button>
        <Button type="submit" isPending={dialog.isPending}>
          <Send aria-hidden className="size-5" />
          {text.send}
        </Button>
      </div>
    </form>
  );
}
