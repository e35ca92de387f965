import type { ExperienceWords } from '#client/features/experiences/components/experience-card.tsx';
import { LOCALES, TRANSLATION_LANGUAGES, type TranslationLanguage } from '#domain/kernel/languages.ts';
import { clockOptions, dayPartFirst } from '#messages/clock-time.ts';
import { previewText } from '#messages/en/admin/previews.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/** Returns the initial values of the fields of translations, an empty text for a missing one. */
export function toTranslationForm(
  names: readonly string[],
  translations: Readonly<Partial<Record<TranslationLanguage, Texts | undefined>>> = {},
): Record<TranslationLanguage, Record<string, string>> {
  const textsOf = (texts: Texts = {}) => Object.fromEntries(names.map((name) => [name, texts[name] ?? '']));
  return { gu: textsOf(translations.gu), hi: textsOf(translations.hi) };
}

/** The languages of a preview, English first. */
export const PREVIEW_LANGUAGES = ['en', ...TRANSLATION_LANGUAGES] as const;
export type PreviewLanguage = (typeof PREVIEW_LANGUAGES)[number];

/** Formats a calendar date as members read it in a language; returns its input if that is not a date. */
export function formatDateIn(language: PreviewLanguage, calendarDate: string): string {
  return formatIn(language, `${calendarDate}T00:00:00Z`, dayOptions) ?? calendarDate;
}

/** Returns the words of the card of an experience in a language. */
export function experienceWordsIn(language: PreviewLanguage): ExperienceWords {
  return {
    text: previewText.experience[language],
    formatWeekday: (calendarDate) => formatIn(language, `${calendarDate}T00:00:00Z`, weekdayOptions) ?? calendarDate,
    formatTime(time) {
      const written = /^\d\d:\d\d$/.test(time) && formatIn(language, `2000-01-01T${time}:00Z`, clockOptions(language));
      return written ? dayPartFirst(written).replaceAll(/\s/g, '\u00A0') : time;
    },
  };
}

const dayOptions = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const weekdayOptions = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** Formats an instant in UTC; returns `null` if it is not one. */
function formatIn(language: PreviewLanguage, instant: string, options: Intl.DateTimeFormatOptions): string | null {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  return new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }).format(date);
}
