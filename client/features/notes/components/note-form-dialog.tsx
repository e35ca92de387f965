import { useWatch } from 'react-hook-form';
import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { usePartnerName } from '#client/data/partner.ts';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { schemaResolver } from '#client/ui/forms/schema-resolver.ts';
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
  const { draft, register, handleSubmit, setValue, control, formState } = useFormWithDraft({
    draftName: `note/${note?.id ?? 'new'}`,
    record: note,
    onClose,
    resolver: schemaResolver(NoteInput),
    defaultValues: {
      title: note?.title ?? '',
      content: note?.content ?? '',
      tags: note?.tags ?? [],
      isPrivate: note?.isPrivate ?? NOTE_DEFAULTS.isPrivate,
      ...(note && { category: note.category }),
    },
  });
  const tags = useWatch({ control, name: 'tags' }) ?? [];
  const { errors } = formState;
  const partnerName = usePartnerName();
  const write = useCreateNote(draft.finish);
  const change = useUpdateNote(draft.finish);
  const save = handleSubmit((input) => (note ? change.mutate({ ...input, id: note.id }) : write.mutate(input)));

  return (
    <FormDialog
      title={note ? text.editTitle : text.addTitle}
      submitLabel={note ? text.save : text.create}
      onSubmit={(event) => void save(event)}
      isPending={write.isPending || change.isPending}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={text.fieldTitle}
        placeholder={text.titleExample}
        autoComplete="off"
        error={errors.title?.message}
        {...register('title')}
      />
      <TextAreaField
        label={text.fieldContent}
        placeholder={text.contentExample}
        rows={5}
        error={errors.content?.message}
        {...register('content')}
      />
      <SelectField
        label={text.fieldCategory}
        options={categoryOptions}
        placeholder={text.chooseCategory}
        defaultValue=""
        error={errors.category?.message}
        {...register('category')}
      />
      <TagField
        label={text.fieldTags}
        isOptional
        tags={tags}
        error={errors.tags?.message ?? errors.tags?.[0]?.message}
        onChange={(next) => setValue('tags', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
      />
      <SwitchField label={text.fieldPrivate} hint={text.privateHint(partnerName)} {...register('isPrivate')} />
    </FormDialog>
  );
}
