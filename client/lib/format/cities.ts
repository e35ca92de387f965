import type { citiesText as english } from '#messages/en/cities.ts';
import { citiesText } from '#messages/cities.ts';

/** A city as a choice of a list: its name in the reader's language, its value as the API takes it. */
export function toCityOption(city: keyof typeof english) {
  return { value: city, label: citiesText[city] };
}
