import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { nudgeScreensText as text } from '#messages/nudges.ts';
import { useNudgeForm } from '../use-nudge-form.ts';
import { NudgeFields } from './nudge-fields.tsx';

/** Form for a nudge above any screen. */
export function NudgeFormSheet({ onClose }: { onClose: () => void }) {
  const { form, dialog, submit } = useNudgeForm(onClose);
  return (
    <FormDialog title={text.open} submitLabel={text.send} {...dialog}>
      <NudgeFields form={form} onSubmit={submit} />
    </FormDialog>
  );
}
