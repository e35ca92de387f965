import type { Language } from './languages.ts';

/** How `Intl` writes a time of day: with am and pm in English; the others say the part of the day, 'शाम 7:30'. */
export function clockOptions(language: Language): Intl.DateTimeFormatOptions {
  const options = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
  return language === 'en' ? options : { ...options, dayPeriod: 'short' };
}

/** What `Intl` wrote so, with the part of the day before the figures: behind them, where it is put in Gujarati, nobody says it. */
export function dayPartFirst(written: string): string {
  return written.replace(/(\d+:\d\d)\s([\u0A80-\u0AFF]+)$/, '$2 $1');
}
