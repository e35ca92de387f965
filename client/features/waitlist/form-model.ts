import { toCityOption } from '#client/lib/format/local-time.ts';
import { furtherGujaratCities, pilotCities } from '#domain/site/cities.ts';
import { waitlistCities, type WaitlistMode } from '#domain/waitlist/facts.ts';
import { waitlistScreensText as text } from '#messages/waitlist.ts';

/** Texts of the form's script. They are embedded in the page, so that the script contains none. */
export const waitlistWords = { failed: text.failed, failedText: text.failedText };

/** Returns the cities to choose from. */
export function cityOptions(mode: WaitlistMode) {
  if (mode === 'expansion') return waitlistCities.expansion.map(toCityOption);
  return [
    { label: text.pilotGroup, options: pilotCities.map(toCityOption) },
    { label: text.furtherGroup, options: furtherGujaratCities.map(toCityOption) },
  ];
}

/** Returns the options of a list, labelled by `words`. */
export function toOptions<Value extends string>(values: readonly Value[], words: Record<Value, string>) {
  return values.map((value) => ({ value, label: words[value] }));
}
