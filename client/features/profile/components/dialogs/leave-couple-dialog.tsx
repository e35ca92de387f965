import { ExportDownload } from '#client/features/settings/components/export-section.tsx';
import { formatInstant } from '#client/lib/format/dates.ts';
import { useFormWithoutDraft } from '#client/ui/form-state/use-form-without-draft.ts';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { LeaveCoupleInput } from '#domain/accounts/credentials.ts';
import { profileText as text } from '#messages/profile.ts';
import { useLeaveCouple } from '../../couple-api.ts';

interface LeaveCoupleDialogProps {
  partnerName: string;
  /** Time until which the member's own records move along on leaving. */
  takeBackUntil: string | null;
  onClose: () => void;
}

/** Offers the export first, because what stays with the partner is no longer visible afterwards. */
export function LeaveCoupleDialog({ partnerName, takeBackUntil, onClose }: LeaveCoupleDialogProps) {
  const { field, setError, submission } = useFormWithoutDraft({ schema: LeaveCoupleInput, values: { password: '' } });
  const leave = useLeaveCouple(onClose, (message) => setError('password', { message }, { shouldFocus: true }));
  return (
    <FormDialog
      title={text.leaveTitle}
      description={
        takeBackUntil ? text.leaveWithOwnText(partnerName, formatInstant(takeBackUntil)) : text.leaveText(partnerName)
      }
      submitLabel={text.leaveConfirm}
      isDangerous
      {...submission(leave)}
      onClose={onClose}
    >
      <div className="grid gap-3 rounded-large bg-sunk p-4">
        <p className="text-ink-soft">{text.exportFirst}</p>
        <ExportDownload />
      </div>
      <PasswordField label={text.password} autoComplete="current-password" data-takes-focus="" {...field('password')} />
    </FormDialog>
  );
}
