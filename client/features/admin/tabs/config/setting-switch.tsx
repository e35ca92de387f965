import { useMutation } from '@tanstack/react-query';
import type { Setting } from '#contract/admin/settings.ts';
import { adminConfigText as text } from '#messages/en/admin/config.ts';
import { adminApi } from '#client/data/admin-api.ts';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { adminToasts } from '../../api.ts';

interface SettingSwitchProps {
  /** One of `SWITCH_SETTINGS`. */
  setting: Setting;
  /** Shown below the description. */
  hint: string;
}

/** Switch that saves at once. */
export function SettingSwitch({ setting: { key, value, description, updatedAt }, hint }: SettingSwitchProps) {
  const change = useMutation(
    adminApi.settings.update.mutationOptions(adminToasts({ title: text.changed(key) })),
  );
  // The list is read again only after the change.
  const known = change.data && change.data.updatedAt > updatedAt ? change.data : { value, updatedAt };
  return (
    <SwitchField
      label={description}
      hint={hint}
      checked={(change.isPending ? change.variables.value : known.value) === '1'}
      disabled={change.isPending}
      onChange={({ target }) =>
        change.mutate({ key, value: target.checked ? '1' : '0', updatedAt: known.updatedAt })
      }
    />
  );
}
