import { z } from 'zod';

export type Fields = Record<string, unknown>;

/** Values of the generated fields. */
export interface Sample {
  /** Free text, also as a tag. */
  text: string;
  /** Calendar date. */
  date: string;
}

const defaultSample: Sample = { text: 'Kites', date: '2030-01-05' };

interface FieldSchema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  anyOf?: FieldSchema[];
  maximum?: number;
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
      const accepted =
        field && listSamples(field, sample).find((value) => z.safeParse(fieldOf(input, name), value).success);
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
function listSamples(field: FieldSchema, { text, date }: Sample): unknown[] {
  if (field.anyOf) return field.anyOf.flatMap((each) => listSamples(each, { text, date }));
  if (field.enum) return field.enum.toReversed();
  const types = [field.type].flat();
  if (field.format === 'date') return [date];
  if (field.format === 'uuid') return [];
  if (types.includes('number')) return ['1450.50'];
  if (types.includes('string')) return [text, '18:30', 'https://example.com/kite.jpg'];
  if (types.includes('integer')) return [Math.min(30, field.maximum ?? 30)];
  if (types.includes('boolean')) return [true];
  if (types.includes('array')) return [[text, 'home']];
  return [];
}
