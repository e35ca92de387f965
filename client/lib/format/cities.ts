import type { citiesText as english } from '#messages/en/cities.ts';
import { citiesText } from '#messages/cities.ts';

/** Returns a city as a select option: its label in the reader's language, its value as the API expects it. */
export function toCityOption(city: keyof typeof english) {
  return { value: city, label: citiesText[city] };
}
