import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { fieldsOf } from './fields-of.ts';
import { schemaResolver } from './schema-resolver.ts';
import type { Save } from './use-record-form.ts';

interface FormOptions<Fields extends FieldValues, Output extends FieldValues> {
  schema: z.ZodType<Output, Fields>;
  /** Initial values. */
  values: NoInfer<DefaultValues<Fields>>;
}

/**
 * Returns a form that keeps no draft, for passwords, secret addresses and one-time steps: `field(name)` has the props
 * of a field, and `submission(save)` those of the form or its dialog.
 */
export function useFormWithoutDraft<Fields extends FieldValues, Output extends FieldValues>({
  schema,
  values,
}: FormOptions<Fields, Output>) {
  const form = useForm<Fields, unknown, Output>({ resolver: schemaResolver(schema), defaultValues: values });

  function submission({ mutate, isPending }: Save<Output>) {
    return { onSubmit: form.handleSubmit((input) => mutate(input)), isPending };
  }

  return { ...form, field: fieldsOf(form), submission };
}
