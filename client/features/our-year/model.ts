import { formatDate, formatMonth, onFirstUse } from '#client/lib/format/dates.ts';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import { LOCALES } from '#domain/kernel/languages.ts';
import type { OurYear } from '#domain/our-year/schema.ts';
import { datesText } from '#messages/dates.ts';
import { ourYearScreensText as text } from '#messages/our-year.ts';
import { pageLanguage } from '#messages/page-language.ts';

const listFormat = onFirstUse(() => new Intl.ListFormat(LOCALES[pageLanguage], { type: 'conjunction' }));

/** Navigation state of a link that opens a year with its story playing. */
export const PLAYING = 'playing';

export type SlideKind = 'opening' | 'dates' | 'places' | 'firsts' | 'streak' | 'loved' | 'saved' | 'quiet' | 'closing';

/** Slide of the year: its figure, its label, and the text beside it. */
export interface Slide {
  kind: SlideKind;
  label: string;
  /** Figure, or a few words in its place. */
  figure: string;
  sentence: string | null;
  notes: readonly string[];
  /** Separate lines: the firsts. */
  lines: readonly { label: string; title: string; day: string }[];
  photo: Picture | null;
}

/** Addresses of a photo. */
export interface Picture {
  full: string;
  thumbnail: string;
}

/**
 * Lists the slides of a year in order, omitting empty ones. A year without any is a quiet one, or has only begun if it is
 * not open.
 */
export function listSlides(year: OurYear, names: readonly string[], isOpen = true): Slide[] {
  const { dates, places, firsts, streak, bestLoved, memories, saved } = year;
  const told: Slide[] = [
    ...(dates ? [toDatesSlide(dates)] : []),
    ...(places
      ? [
          slide('places', text.places, formatCoins(places.count), text.placesText(places.count), [
            // Separated by dots, because place names contain commas.
            text.placeNames(places.names.join('\u00A0· ')),
          ]),
        ]
      : []),
    ...(firsts.length > 0 ? [toFirstsSlide(firsts)] : []),
    ...(streak ? [toStreakSlide(streak)] : []),
    ...(bestLoved ? [toLovedSlide(bestLoved, memories?.count ?? 1)] : []),
    ...(saved ? [slide('saved', text.saved, formatMoney(saved), text.savedText)] : []),
  ];
  return [
    slide(
      'opening',
      text.opening,
      year.year,
      names.length === 2 ? text.openingText(joinNames(names)) : text.openingAlone,
    ),
    ...(told.length > 0 ? told : [isOpen ? quietSlide() : begunSlide()]),
    slide('closing', text.closing, text.closing, text.closingText),
  ];
}

/** Returns the slides about the year itself, for the page. */
export function listFigures(slides: readonly Slide[]): Slide[] {
  return slides.filter(({ kind }) => kind !== 'opening' && kind !== 'closing');
}

/** Returns the size of a figure by its length: a sum of lakhs must fit a phone too. */
export function figureSize(figure: string): 'huge' | 'large' | 'words' {
  if (figure.length <= 4) return 'huge';
  return /\d/.test(figure) && figure.length <= 12 ? 'large' : 'words';
}

function slide(
  kind: SlideKind,
  label: string,
  figure: string,
  sentence: string | null,
  notes: readonly string[] = [],
): Slide {
  return { kind, label, figure, sentence, notes, lines: [], photo: null };
}

function quietSlide(): Slide {
  return slide('quiet', text.quiet, text.quiet, text.quietText);
}

function begunSlide(): Slide {
  return slide('quiet', text.begun, text.begun, text.begunText);
}

function toDatesSlide({ count, favourite, fullestMonth }: NonNullable<OurYear['dates']>): Slide {
  // A single date has neither a favourite nor a fullest month.
  const notes =
    count > 1 ? [text.favourite(datesText.categories[favourite]), text.fullest(formatMonth(fullestMonth))] : [];
  return slide('dates', text.dates, formatCoins(count), text.datesText(count), notes);
}

function toFirstsSlide(firsts: OurYear['firsts']): Slide {
  const lines = firsts.map(({ kind, title, day }) => ({
    label: text.firstKinds[kind],
    title,
    day: formatDate(day),
  }));
  return { ...slide('firsts', text.firsts, text.firsts, null), lines };
}

function toStreakSlide({ weeks, questionDays }: NonNullable<OurYear['streak']>): Slide {
  if (weeks === 0) return slide('streak', text.streak, formatCoins(questionDays), text.daysText);
  const notes = questionDays > 0 ? [text.alsoDays(formatCoins(questionDays))] : [];
  return slide('streak', text.streak, formatCoins(weeks), text.weeksText, notes);
}

function toLovedSlide(loved: NonNullable<OurYear['bestLoved']>, count: number): Slide {
  const { title, memoryDate, warmth, imageUrl, thumbnailUrl } = loved;
  return {
    ...slide('loved', warmth > 0 ? text.loved : text.standing, title, formatDate(memoryDate), [
      warmth > 0 ? text.warmth(warmth) : text.ofMemories(count),
    ]),
    photo: imageUrl && thumbnailUrl ? { full: imageUrl, thumbnail: thumbnailUrl } : null,
  };
}

/** Joins names: 'Riya and Arjun'. */
export function joinNames(names: readonly string[]): string {
  return listFormat().format(names);
}
