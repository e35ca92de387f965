import type { Language } from '#domain/kernel/languages.ts';

/**
 * Returns the `Intl` options for a time of day: am and pm in English, and the part of the day in the others, as in 'शाम
 * 7:30'.
 */
export function clockOptions(language: Language): Intl.DateTimeFormatOptions {
  const options = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
  return language === 'en' ? options : { ...options, dayPeriod: 'short' };
}

/** Moves the part of the day before the figures. `Intl` puts it after them in Gujarati, which is unidiomatic. */
export function dayPartFirst(written: string): string {
  return written.replace(/(\d+:\d\d)\s([\u0A80-\u0AFF]+)$/, '$2 $1');
}
