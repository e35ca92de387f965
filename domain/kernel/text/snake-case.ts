/** `memoryDate` as `memory_date`. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${SnakeCase<Rest>}`
    : `_${Lowercase<First>}${SnakeCase<Rest>}`
  : '';

/** Names by those of fields and records, of which there are as many as in the code: each statement asks for some. */
const known = new Map<string, string>();

/** Returns the name of the column or table that holds a field or record of this name. */
export function snakeCase<Name extends string>(name: Name): SnakeCase<Name> {
  const found = known.get(name) ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  known.set(name, found);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type computes what these lines do
  return found as SnakeCase<Name>;
}
