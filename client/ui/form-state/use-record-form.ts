import type { DefaultValues, FieldPath, FieldPathValue, FieldValues, SubmitErrorHandler } from 'react-hook-form';
import type { z } from 'zod';
import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { fieldsOf, messageAt } from './fields-of.ts';
import { schemaResolver } from './schema-resolver.ts';

/** The part of a mutation that saves a form. */
export interface Save<Input> {
  mutate: (input: Input) => unknown;
  isPending: boolean;
}

/** Mutations of a form for new records and for existing ones. */
interface Saves<Output> {
  create: Save<Output>;
  change: Save<Output & { id: string }>;
}

export interface RecordFormOptions<Fields extends FieldValues, Output extends FieldValues> {
  /** Identifies the form and its record, or `new`. */
  draftName: string;
  /** Record that the form edits; absent for a new one. */
  record?: { id: string } | null | undefined;
  schema: z.ZodType<Output, Fields>;
  /** Words the faults of the schema; by default as members read them. */
  word?: (text: string) => string;
  /** Initial values. */
  values: NoInfer<DefaultValues<Fields>>;
  onClose: () => void;
}

/**
 * Returns a form that keeps a draft: `field(name)` has the props of a field, and `dialog(save)` those of the dialog.
 * A mutation calls `draft.finish` on success, which closes the dialog.
 */
export function useRecordForm<Fields extends FieldValues, Output extends FieldValues>({
  schema,
  word,
  values,
  ...options
}: RecordFormOptions<Fields, Output>) {
  const form = useFormWithDraft<Fields, unknown, Output>({
    ...options,
    resolver: schemaResolver(schema, word),
    defaultValues: values,
  });
  const { record, onClose } = options;
  const { draft, formState, handleSubmit, setValue, watch } = form;

  /** Sets a value as if the member had typed it. */
  function fill<Name extends FieldPath<Fields>>(name: Name, value: FieldPathValue<Fields, Name>): void {
    setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }

  /** Returns the props of a component without an element to register, such as a list of tags. */
  function controlled<Name extends FieldPath<Fields>>(name: Name) {
    return {
      value: watch(name),
      error: messageAt(formState.errors, name) ?? messageAt(formState.errors, `${name}.0`),
      onChange: (value: FieldPathValue<Fields, Name>) => fill(name, value),
    };
  }

  /** Returns the props of the dialog, which saves valid input. `onInvalid` receives the errors of other input. */
  function dialog(save: Save<Output> | Saves<Output>, onInvalid?: SubmitErrorHandler<Fields>) {
    const { mutate, isPending } = 'mutate' in save ? save : chooseSave(save);
    return { onSubmit: handleSubmit((input) => mutate(input), onInvalid), isPending, draft, onClose };
  }

  function chooseSave({ create, change }: Saves<Output>): Save<Output> {
    if (!record) return create;
    return { ...change, mutate: (input) => change.mutate({ ...input, id: record.id }) };
  }

  return { ...form, field: fieldsOf(form), fill, controlled, dialog };
}
