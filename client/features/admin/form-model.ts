import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { wordsOfFault } from '#client/lib/forms/word-fault.ts';
import { schemaResolver } from '#client/ui/forms/schema-resolver.ts';
import { wordFault } from '#domain/kernel/fault.ts';
import { adminFaultsText } from '#messages/en/admin/faults.ts';

/** Validates a form of the panel, and words its faults: the panel's own in English. */
export function panelResolver<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return schemaResolver(schema, (text) => wordFault(text, adminFaultsText) ?? wordsOfFault(text));
}
