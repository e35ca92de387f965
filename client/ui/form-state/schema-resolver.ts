import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { wordFault } from '#domain/kernel/fault.ts';
import { faultsText } from '#messages/faults.ts';

/** Returns the wording of a schema's fault. Any other text has its words already. */
export function wordsOfFault(text: string): string {
  return wordFault(text, faultsText) ?? text;
}

/** Validates a form by a schema, and words its faults. `word` knows the faults of the schema. */
export function schemaResolver<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  word: (text: string) => string = wordsOfFault,
): Resolver<Input, unknown, Output> {
  const resolve = zodResolver<Input, unknown, Output>(schema);
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    wordAll(result.errors, word);
    return result;
  };
}

/** Replaces the messages in place: an error holds its field's element, which must not be copied. */
function wordAll(errors: FieldErrors, word: (text: string) => string): void {
  for (const error of Object.values(errors)) {
    if (!error) continue;
    if (typeof error.message === 'string') error.message = word(error.message);
    else if (isNested(error)) wordAll(error, word);
  }
}

/** Returns true for the errors of a list or of an object's fields. */
function isNested(error: object): error is FieldErrors {
  return !('type' in error && typeof error.type === 'string');
}
