declare const brand: unique symbol;
/**
 * A reason for which a schema rejects an input, by the key of its wording and with parameters. It is text, because an
 * error of Zod is text; `readFault` decodes it where a reader sees it.
 */
export type Fault = string & { readonly [brand]: true };

type Parameter = string | number;

/** Makes the faults of one group. `Kinds` has the parameters of each. */
export type FaultMaker<Kinds> = <Key extends keyof Kinds & string>(
  key: Key,
  ...parameters: Kinds[Key] extends readonly Parameter[] ? Kinds[Key] : never
) => Fault;

/** The wordings of groups of faults: a text, or a function of the parameters. */
export type Wordings<Groups> = {
  readonly [Group in keyof Groups]: {
    readonly [Key in keyof Groups[Group]]: Groups[Group][Key] extends readonly []
      ? string
      : Groups[Group][Key] extends readonly Parameter[]
        ? (...parameters: Groups[Group][Key]) => string
        : never;
  };
};

export function faultsOf<Kinds>(group: string): FaultMaker<Kinds> {
  return (key, ...parameters) => {
    const encoded = parameters.length > 0 ? `${group}.${key}:${JSON.stringify(parameters)}` : `${group}.${key}`;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand exists only in the types
    return encoded as Fault;
  };
}

const ENCODED = /^(\w+)\.(\w+)(?::(\[.*\]))?$/s;

/** Returns the wording of a fault, or `null` if the text is no fault of the groups of `wordings`. */
export function wordFault(text: string, wordings: object): string | null {
  const [, group = '', key = '', encoded = '[]'] = ENCODED.exec(text) ?? [];
  const wording: unknown = Reflect.get(Object(Reflect.get(wordings, group)), key);
  if (typeof wording !== 'function') return typeof wording === 'string' ? wording : null;
  const parameters: unknown = JSON.parse(encoded);
  return String(Reflect.apply(wording, undefined, Array.isArray(parameters) ? parameters : []));
}
