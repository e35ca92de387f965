import { useForm } from 'react-hook-form';
import { fieldsOf } from '#client/ui/form-state/fields-of.ts';
import { schemaResolver } from '#client/ui/form-state/schema-resolver.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { BusyCalendarInput } from '#domain/busy-calendars/schema.ts';
import { busyCalendarScreensText as text } from '#messages/busy-calendars.ts';
import { useAddCalendar } from '../api.ts';
import { messageForField } from '../model.ts';

/** Adds a calendar by its address. Keeps no draft, because the address gives access to the whole calendar. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const add = useAddCalendar(onClose);
  const form = useForm({ resolver: schemaResolver(BusyCalendarInput), defaultValues: { name: '', url: '' } });
  const field = fieldsOf(form);
  const clearRejection = { onChange: () => add.reset() };
  return (
    <FormDialog
      title={text.addressTitle}
      submitLabel={text.add}
      isPending={add.isPending}
      onSubmit={form.handleSubmit((input) => add.mutate(input))}
      onClose={onClose}
    >
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
        error={form.formState.errors.url?.message ?? messageForField(add.error)}
      />
    </FormDialog>
  );
}
