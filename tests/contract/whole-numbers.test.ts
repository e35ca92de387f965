import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#domain/api.ts';
import { wordFault } from '#domain/kernel/fault.ts';
import { faultsText } from '#messages/faults.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { listEndpoints } from '#server/http/api.ts';

/** Fields whose wording says what to choose instead, and one that no form has. */
const WORDED_OTHERWISE = new Set(['month', 'tithi']);
const NO_WORDS = new Set(['copy.read']);

interface NumberField {
  /** `dates.create.duration` */
  name: string;
  field: z.core.$ZodType;
  min: number;
}

const Numbers = z.object({ type: z.literal('integer'), minimum: z.number() });

/** Lists the whole numbers that a schema takes, those of nested objects too. */
function listNumbers(name: string, schema: unknown): NumberField[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return listNumbers(name, schema.unwrap());
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return listNumbers(name, schema.unwrap());
  if (schema instanceof z.ZodPipe && schema.out instanceof z.ZodTransform) return listNumbers(name, schema.in);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => listNumbers(`${name}.${key}`, field));
  if (!(schema instanceof z.ZodType)) return [];
  const described = Numbers.safeParse(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }));
  return described.success ? [{ name, field: schema, min: described.data.minimum }] : [];
}

const numbers = listEndpoints(contract)
  .filter(({ name }) => !NO_WORDS.has(name))
  .flatMap(({ name, endpoint }) => listNumbers(name, endpoint['~orpc'].inputSchema))
  .filter(({ name }) => !WORDED_OTHERWISE.has(name.split('.').at(-1) ?? ''));

test('finds the whole numbers of the contract', () => {
  expect(numbers.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['dates.create.duration', 'dates.create.repeat.interval', 'availability.freeTimes.days']),
  );
});

test.each(numbers)('says of a fraction for $name that the number must be whole', ({ field, min }) => {
  const words = runInLanguage('en', () =>
    z.safeParse(field, min + 0.5).error?.issues.map(({ message }) => wordFault(message, faultsText)),
  );
  expect(words).toEqual([expect.stringMatching(/whole number/)]);
});
