import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import { useOpenedRecord } from '../outbox/opened-records.ts';
import { useDraft } from './draft.ts';

export interface FormDraft<Fields extends FieldValues = FieldValues> {
  /** True if the form shows an earlier draft. */
  isRestored: boolean;
  /** Resets the form to its initial values. */
  startOver(): void;
  /** Discards the draft after a save or cancel, and closes the form. */
  finish(): void;
  /** Replaces the record under the typed fields with a newer version, and moves the draft to it. */
  rebase(newest: DefaultValues<Fields>): void;
}

interface FormWithDraftProps<Fields extends FieldValues, Context, Output extends FieldValues> extends UseFormProps<
  Fields,
  Context,
  Output
> {
  /** Identifies the form and its record, or `new`. */
  draftName: string;
  /** Record that the form edits: the partner's fields of a later version are not overwritten. */
  record?: { id: string } | null | undefined;
  /** Closes the form; absent for a form that stays on its screen. */
  onClose?: () => void;
}

/**
 * Wraps `useForm` for a form that is easily lost: by Escape, the back gesture, a reload or the end of the session.
 * Restores the typed fields when the form of this `draftName` opens again, until it is saved or cancelled.
 */
export function useFormWithDraft<Fields extends FieldValues, Context, Output extends FieldValues>({
  draftName,
  record,
  onClose,
  ...options
}: FormWithDraftProps<Fields, Context, Output>): UseFormReturn<Fields, Context, Output> & {
  draft: FormDraft<Fields>;
} {
  const form = useForm(options);
  useOpenedRecord(record);
  const { found, keep, drop, forget, rebase } = useDraft<Fields>(draftName, options.defaultValues);
  const { getValues, reset, subscribe } = form;
  const [restored] = useState(found);
  const [untouched, setUntouched] = useState(() => describeContent(options.defaultValues));
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
        onClose?.();
      },
      rebase(newest) {
        reset(newest, { keepDirtyValues: true });
        setUntouched(describeContent(newest));
        rebase(newest, getValues());
      },
    },
  };
}

/**
 * Serialises the filled-in fields. Leaves out empty ones: an unset choice is absent at first and an empty string after
 * the form was touched.
 */
function describeContent(values: object = {}): string {
  return JSON.stringify(
    Object.entries(values)
      .filter(([, value]) => value !== '' && value !== undefined)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}
