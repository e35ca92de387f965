import { useEffect, useState } from 'react';
import { type FieldValues, useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import { useDraft } from './draft.ts';

export interface FormDraft {
  /** The form shows what was typed before. */
  isRestored: boolean;
  /** Back to what the form began with. */
  startOver(): void;
  /** Closes it for good: it was saved, or is not wanted any more. */
  finish(): void;
}

interface FormWithDraftProps<
  Fields extends FieldValues,
  Context,
  Output extends FieldValues,
> extends UseFormProps<Fields, Context, Output> {
  /** What the form is about, and of which record; `new` of none. */
  draftName: string;
  onClose: () => void;
}

/**
 * `useForm` for a form in a sheet, which is easily closed by mistake: by Escape, by the back gesture, by a session that ended. What was typed
 * stands there again when the form of this `draftName` is opened the next time, until it is saved or cancelled.
 */
export function useFormWithDraft<Fields extends FieldValues, Context, Output extends FieldValues>({
  draftName,
  onClose,
  ...options
}: FormWithDraftProps<Fields, Context, Output>): UseFormReturn<Fields, Context, Output> & {
  draft: FormDraft;
} {
  const form = useForm(options);
  const { found, keep, drop, forget } = useDraft<Fields>(draftName, options.defaultValues);
  const { reset, subscribe } = form;
  const [restored] = useState(found);
  const [untouched] = useState(() => describeContent(options.defaultValues));
  useEffect(() => {
    if (restored) reset(restored, { keepDefaultValues: true });
  }, [restored, reset]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => (describeContent(values) === untouched ? drop() : keep(values)),
      }),
    [subscribe, keep, drop, untouched],
  );
  return {
    ...form,
    draft: {
      isRestored: found !== undefined,
      startOver() {
        reset();
        forget();
      },
      finish() {
        forget();
        onClose();
      },
    },
  };
}

/** What is filled in, by field. A choice that is not made yet is absent at the beginning and an empty text once the form was touched. */
function describeContent(values: object = {}): string {
  return JSON.stringify(
    Object.entries(values)
      .filter(([, value]) => value !== '' && value !== undefined)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}
