import { usePartnerName } from '#client/data/partner.ts';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TagField } from '#client/ui/forms/tag-field.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { NOTE_CATEGORIES, NOTE_DEFAULTS } from '#domain/notes/facts.ts';
import { type Note, NoteInput } from '#domain/notes/schema.ts';
import { noteScreensText as text, notesText } from '#messages/notes.ts';
import { useUpdateNote, useCreateNote } from '../api.ts';

const categoryOptions = NOTE_CATEGORIES.map((category) => ({
  value: category,
  label: notesText.categories[category],
}));

export function NoteFormDialog({ note, onClose }: { note?: Note; onClose: () => void }) {
  const { draft, field, controlled, dialog } = useRecordForm({
    draftName: `note/${note?.id ?? 'new'}`,
    record: note,
    schema: NoteInput,
    values: {
      title: note?.title ?? '',
      content: note?.content ?? '',
      tags: note?.tags ?? [],
      isPrivate: note?.isPrivate ?? NOTE_DEFAULTS.isPrivate,
      ...(note && { category: note.category }),
    },
    onClose,
  });
  const partnerName = usePartnerName();
  const create = useCreateNote(draft.finish);
  const change = useUpdateNote(draft.finish);

  return (
    <FormDialog
      title={note ? text.editTitle : text.addTitle}
      submitLabel={note ? text.save : text.create}
      {...dialog({ create, change })}
    >
      <TextField label={text.fieldTitle} placeholder={text.titleExample} autoComplete="off" {...field('title')} />
      <TextAreaField label={text.fieldContent} placeholder={text.contentExample} rows={5} {...field('content')} />
      <SelectField
        label={text.fieldCategory}
        options={categoryOptions}
        placeholder={text.chooseCategory}
        defaultValue=""
        {...field('category')}
      />
      <TagField label={text.fieldTags} isOptional {...controlled('tags')} />
      <SwitchField label={text.fieldPrivate} hint={text.privateHint(partnerName)} {...field('isPrivate')} />
    </FormDialog>
  );
}
