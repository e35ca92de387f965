import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { Setting } from '#contract/admin/settings.ts';
import { adminConfigText as text } from '#messages/en/admin/config.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { adminApi } from '#client/data/admin-api.ts';
import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { adminToasts } from '../../api.ts';
import { formatSetting } from './setting-model.ts';

/** Dialog for one setting: its current value, the new one, and the server's reason if it rejects the change. */
export function SettingDialog({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const { key, value, description, updatedAt } = setting;
  const { draft, register, handleSubmit, control } = useFormWithDraft({
    draftName: `setting/${key}`,
    onClose,
    defaultValues: { value },
  });
  const typed = useWatch({ control, name: 'value' });
  const change = useMutation(
    adminApi.settings.update.mutationOptions(adminToasts({ title: text.changed(key) }, draft.finish)),
  );
  const save = handleSubmit(() => change.mutate({ key, value: typed.trim(), updatedAt }));
  const isOther = /^\d{1,8}$/.test(typed) && Number(typed) !== Number(value);
  return (
    <FormDialog
      title={key}
      description={description}
      submitLabel={text.save}
      pendingLabel={adminText.saving}
      isPending={change.isPending}
      onSubmit={(event) => void save(event)}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={text.value}
        inputMode="numeric"
        autoComplete="off"
        error={change.error?.message}
        {...register('value')}
      />
      <p aria-live="polite" className="figures min-h-6 font-medium">
        {isOther && text.fromTo(formatSetting(key, value), formatSetting(key, typed))}
      </p>
    </FormDialog>
  );
}
