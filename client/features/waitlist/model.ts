import { furtherGujaratCities, pilotCities } from '#contract/cities.ts';
import { waitlistCities, type WaitlistMode } from '#contract/waitlist-lists.ts';
import { waitlistScreensText as text } from '#messages/en/waitlist-screens.ts';

/** The query `type=expansion` selects the expansion, anything else the pilot (specification, section 2). */
export function modeOf(type: string): WaitlistMode {
  return type === 'expansion' ? 'expansion' : 'pilot';
}

/** The cities to choose from. */
export function cityOptions(mode: WaitlistMode) {
  if (mode === 'expansion') return waitlistCities.expansion.map(toOption);
  return [
    { label: text.pilotGroup, options: pilotCities.map(toOption) },
    { label: text.furtherGroup, options: furtherGujaratCities.map(toOption) },
  ];
}

/** The city of the address, if this mode offers it; else none is chosen. */
export function offeredCity(mode: WaitlistMode, city: string): string {
  return waitlistCities[mode].find((name) => name === city) ?? '';
}

/** The choices of a list by the words for each. */
export function toOptions<Value extends string>(values: readonly Value[], words: Record<Value, string>) {
  return values.map((value) => ({ value, label: words[value] }));
}

function toOption(city: string) {
  return { value: city, label: city };
}
