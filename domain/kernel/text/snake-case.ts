/** `memoryDate` as `memory_date`. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${SnakeCase<Rest>}`
    : `_${Lowercase<First>}${SnakeCase<Rest>}`
  : '';

/** Returns the name of the column or table that holds a field or record of this name. */
export function snakeCase<Name extends string>(name: Name): SnakeCase<Name> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type computes what this line does
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>;
}
