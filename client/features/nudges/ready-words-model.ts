import type { NUDGE_TYPES } from '#domain/nudges/facts.ts';
import { nudgeScreensText } from '#messages/nudges.ts';
import { readyWordsText as text } from '#messages/ready-words.ts';

type NudgeType = (typeof NUDGE_TYPES)[number];

/** Words of every hour and season that are offered beside those of now. */
const LASTING = 2;

/** Returns the part of the day at an hour of the device's clock. */
export function partOfDay(hour: number): keyof typeof text.hours {
  if (hour >= 5 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 17) return 'day';
  return hour >= 17 && hour < 21 ? 'evening' : 'night';
}

/** Returns the season of a month (1 to 12) in Gujarat; in October the nights of Navratri and Diwali come. */
export function seasonOf(month: number): keyof typeof text.seasons {
  if (month === 10) return 'festive';
  if (month >= 3 && month <= 6) return 'summer';
  return month >= 7 && month <= 9 ? 'monsoon' : 'winter';
}

/** Returns the device's hour and month (1 to 12) at an instant. */
export function momentOf(instant: string): { hour: number; month: number } {
  const at = new Date(instant);
  return { hour: at.getHours(), month: at.getMonth() + 1 };
}

/** Returns ready words for a kind of nudge: those of the hour and the season first, then lasting ones. */
export function chooseReadyWords(type: NudgeType, { hour, month }: { hour: number; month: number }): string[] {
  return [
    text.hours[partOfDay(hour)][type],
    text.seasons[seasonOf(month)][type],
    ...nudgeScreensText.suggested[type].slice(0, LASTING),
  ];
}
