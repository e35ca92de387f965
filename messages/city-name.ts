/** The name of a city in a language's names; one that is none of ours keeps its own. */
export function nameCity(names: Readonly<Record<string, string>>, city: string): string {
  return Object.hasOwn(names, city) ? (names[city] ?? city) : city;
}
