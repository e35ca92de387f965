import { type ChangeEvent, useState } from 'react';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { LIST_DEFAULTS, LIST_KINDS } from '#domain/lists/facts.ts';
import { guessKind } from '#domain/lists/guess-kind.ts';
import { type List, ListInput } from '#domain/lists/schema.ts';
import { listScreensText as text } from '#messages/lists.ts';
import { useCreateList, useUpdateList } from '../api.ts';

const kinds = LIST_KINDS.map((kind) => ({ value: kind, label: text.kinds[kind] }));

interface ListDialogProps {
  /** List to edit; absent for a new one. */
  list?: List;
  onCreated?: (list: List) => void;
  onClose: () => void;
}

export function ListDialog({ list, onCreated, onClose }: ListDialogProps) {
  const { draft, field, dialog, setValue } = useRecordForm({
    draftName: `list/${list?.id ?? 'new'}`,
    record: list,
    schema: ListInput,
    values: { title: list?.title ?? '', kind: list?.kind ?? LIST_DEFAULTS.kind },
    onClose,
  });
  const [hasChosenKind, setHasChosenKind] = useState(list !== undefined || draft.isRestored);
  /** Sets the kind that the title says, unless the member has chosen one. */
  const followTitle = (title: string) => {
    if (!hasChosenKind) setValue('kind', guessKind(title) ?? LIST_DEFAULTS.kind);
  };
  const create = useCreateList((created) => {
    draft.finish();
    onCreated?.(created);
  });
  const change = useUpdateList(draft.finish);
  return (
    <FormDialog
      title={list ? text.editList : text.newList}
      submitLabel={list ? text.save : text.create}
      {...dialog({ create, change })}
    >
      <TextField
        label={text.fieldTitle}
        placeholder={text.titleExample}
        autoComplete="off"
        data-takes-focus
        {...field('title', { onChange: ({ target }: ChangeEvent<HTMLInputElement>) => followTitle(target.value) })}
      />
      <SelectField
        label={text.fieldKind}
        options={kinds}
        {...field('kind', { onChange: () => setHasChosenKind(true) })}
      />
    </FormDialog>
  );
}
