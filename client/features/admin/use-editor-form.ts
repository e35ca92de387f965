import type { DefaultValues, FieldValues } from 'react-hook-form';
import { wordsOfFault } from '#client/ui/form-state/schema-resolver.ts';
import { type RecordFormOptions, type Save, useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { wordFault } from '#domain/kernel/fault.ts';
import { adminFaultsText } from '#messages/en/admin/faults.ts';
import { useStaleEdit, type Versioned } from './use-stale-edit.ts';

/** Words a fault of a form of the panel: the panel's own in English. */
export function wordPanelFault(text: string): string {
  return wordFault(text, adminFaultsText) ?? wordsOfFault(text);
}

interface EditorFormOptions<Row extends Versioned, Fields extends FieldValues, Output extends FieldValues> extends Omit<
  RecordFormOptions<Fields, Output>,
  'record' | 'word'
> {
  /** Row when the editor was opened; absent for a new one. */
  row: Row | null | undefined;
  /** Reads the rows from the server again. */
  readRows: () => Promise<readonly Row[]>;
  /** Returns the initial values of a row. */
  toValues: (row: Row) => NoInfer<DefaultValues<Fields>>;
}

interface EditorSaves<Output> {
  create: Save<Output>;
  change: Save<Output & { id: string; updatedAt: string | undefined }>;
}

/** Returns the form of an `EditorDialog`, which notices that another admin has changed the row. */
export function useEditorForm<Row extends Versioned, Fields extends FieldValues, Output extends FieldValues>({
  row,
  readRows,
  toValues,
  ...options
}: EditorFormOptions<Row, Fields, Output>) {
  const form = useRecordForm<Fields, Output>({ ...options, word: wordPanelFault });
  // `keepDirtyValues` needs `dirtyFields`, which react-hook-form tracks only if they are read.
  const { errors, dirtyFields: _followed } = form.formState;
  const stale = useStaleEdit({
    shown: row ?? undefined,
    readRows,
    onNewest: (newest) => form.draft.rebase(toValues(newest)),
  });

  /** Returns the props of the dialog. */
  function editor({ create, change }: EditorSaves<Output>) {
    const { updatedAt } = stale;
    const save = row
      ? { ...change, mutate: (input: Output) => change.mutate({ ...input, id: row.id, updatedAt }) }
      : create;
    return { ...form.dialog(save), stale };
  }

  return { ...form, errors, stale, editor };
}
