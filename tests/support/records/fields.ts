import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#domain/kernel/languages.ts';
import { runInLanguage } from '#messages/reader-language.ts';

export type Fields = Record<string, unknown>;

/** Values of the generated fields. */
export interface Sample {
  /** Free text, also as a tag. */
  text: string;
  /** Calendar date. */
  date: string;
  /** Amount in rupees. */
  amount: string;
  /** Chooses among the values of an enum, the two booleans and the whole numbers. */
  choice: 'first' | 'last';
}

const defaultSample: Sample = { text: 'Kites', date: '2030-01-05', amount: '1450.50', choice: 'last' };

interface FieldSchema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  anyOf?: FieldSchema[];
}

const ObjectSchema = z.object({
  properties: z.record(z.string(), z.custom<FieldSchema>()),
  required: z.array(z.string()),
});

/**
 * Returns a body that the schema accepts, with each field that takes a plain value, or with the required ones alone. Ids of other records, pictures and nested values are left out.
 */
export function fillFields(
  input: z.ZodObject,
  { only, ...given }: Partial<Sample> & { only?: 'required' } = {},
): Fields {
  const sample = { ...defaultSample, ...given };
  const { properties, required } = ObjectSchema.parse(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
  const names = only ? required : Object.keys(properties);
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = properties[name];
      const samples = field ? listSamples(field, sample) : [];
      const accepts = (value: unknown) => z.safeParse(fieldOf(input, name), value).success;
      const accepted = runInLanguage(DEFAULT_LANGUAGE, () => samples.find(accepts));
      return accepted === undefined ? [] : [[name, accepted] as const];
    }),
  );
}

function fieldOf({ shape }: z.ZodObject, name: string): z.core.$ZodType {
  const field: z.core.$ZodType | undefined = shape[name];
  if (!field) throw new Error(`The schema has no field ${name}`);
  return field;
}

/** Returns values to try for a field, the preferred first. */
function listSamples(field: FieldSchema, sample: Sample): unknown[] {
  const { text, date, amount, choice } = sample;
  const isLast = choice === 'last';
  if (field.anyOf) return field.anyOf.flatMap((each) => listSamples(each, sample));
  if (field.enum) return isLast ? field.enum.toReversed() : field.enum;
  const types = [field.type].flat();
  if (field.format === 'date') return [date];
  if (field.format === 'uuid') return [];
  if (types.includes('number')) return [amount];
  if (types.includes('string')) return [text, isLast ? '18:30' : '20:00', 'https://example.com/kite.jpg'];
  if (types.includes('integer')) return isLast ? [30] : [60, 14];
  if (types.includes('boolean')) return [isLast];
  if (types.includes('array')) return [[text, 'home']];
  return [];
}
