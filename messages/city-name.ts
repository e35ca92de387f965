/** Returns the name of a city in a language's names. An unknown city keeps its own name. */
export function nameCity(names: Readonly<Record<string, string>>, city: string): string {
  return Object.hasOwn(names, city) ? (names[city] ?? city) : city;
}
