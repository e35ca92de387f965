import { useFormWithoutDraft } from '#client/ui/form-state/use-form-without-draft.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { BusyCalendarInput } from '#domain/busy-calendars/schema.ts';
import { busyCalendarScreensText as text } from '#messages/busy-calendars.ts';
import { useAddCalendar } from '../api.ts';
import { messageForField } from '../model.ts';

/** Adds a calendar by its address. Keeps no draft, because the address gives access to the whole calendar. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const add = useAddCalendar(onClose);
  const { field, formState, submission } = useFormWithoutDraft({
    schema: BusyCalendarInput,
    values: { name: '', url: '' },
  });
  const clearRejection = { onChange: () => add.reset() };
  return (
    <FormDialog title={text.addressTitle} submitLabel={text.add} {...submission(add)} onClose={onClose}>
      <TextField
        label={text.name}
        autoComplete="off"
        placeholder={text.nameExample}
        {...field('name', clearRejection)}
      />
      <TextField
        label={text.address}
        hint={text.addressHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        {...field('url', clearRejection)}
        error={formState.errors.url?.message ?? messageForField(add.error)}
      />
    </FormDialog>
  );
}
