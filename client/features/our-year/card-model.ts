import { formatCoins } from '#client/lib/format/money.ts';
import { brand } from '#domain/kernel/brand.ts';
import type { OurYear } from '#domain/our-year/schema.ts';
import { photoIdOf } from '#domain/photos/address.ts';
import { ourYearScreensText as text } from '#messages/our-year.ts';
import { joinNames } from './model.ts';

/** Size of the card in pixels: that of a story on a phone. */
export const CARD_WIDTH = 1080;
export const CARD_HEIGHT = 1920;

/** Personal parts of the card besides figures; each is chosen separately. */
export const CARD_CHOICES = ['names', 'place', 'memory', 'photo'] as const;
export type CardChoice = (typeof CARD_CHOICES)[number];

/** Contents of the card. */
export interface CardPlan {
  year: string;
  heading: string;
  /** Figures, at most four, dates first. */
  figures: readonly { figure: string; label: string }[];
  /** Text shown instead of figures if there are no figures. */
  quiet: string | null;
  names: string | null;
  place: string | null;
  memory: string | null;
  photoUrl: string | null;
}

/** Lists the choices that this year can offer. A picture of another site cannot be drawn. */
export function listChoices({ places, bestLoved }: OurYear, names: readonly string[]): CardChoice[] {
  const isOwnPhoto = Boolean(bestLoved?.imageUrl && photoIdOf(bestLoved.imageUrl));
  const isOffered = {
    names: names.length === 2,
    place: places !== null,
    memory: bestLoved !== null,
    photo: isOwnPhoto,
  };
  return CARD_CHOICES.filter((choice) => isOffered[choice]);
}

/** Returns the contents of the card. The couple's texts and photos are included only if chosen. */
export function planCard(year: OurYear, names: readonly string[], chosen: ReadonlySet<CardChoice>): CardPlan {
  const figures = listCardFigures(year);
  const isShown = new Set(listChoices(year, names).filter((choice) => chosen.has(choice)));
  return {
    year: year.year,
    heading: text.cardHeading,
    figures,
    quiet: figures.length === 0 ? text.cardQuiet : null,
    names: isShown.has('names') ? joinNames(names) : null,
    place: isShown.has('place') ? text.cardPlace(year.places?.names[0] ?? '') : null,
    memory: isShown.has('memory') ? (year.bestLoved?.title ?? null) : null,
    photoUrl: isShown.has('photo') ? (year.bestLoved?.imageUrl ?? null) : null,
  };
}

function listCardFigures({ dates, places, streak, memories }: OurYear): CardPlan['figures'] {
  const { cardFigures } = text;
  const counted = [
    dates && { count: dates.count, label: cardFigures.dates(dates.count) },
    places && { count: places.count, label: cardFigures.places(places.count) },
    memories && { count: memories.count, label: cardFigures.memories(memories.count) },
    streak &&
      (streak.weeks > 0
        ? { count: streak.weeks, label: cardFigures.weeks() }
        : { count: streak.questionDays, label: cardFigures.days() }),
  ];
  return counted.filter((each) => each !== null).map(({ count, label }) => ({ figure: formatCoins(count), label }));
}

/** Returns the file name of the saved card. */
export function cardFileName(year: string): string {
  return `${brand.slug}-${year}.png`;
}

/** Breaks a text at spaces into lines of at most `width`; text beyond `maxLines` ends in an ellipsis. */
export function breakLines(
  words: string,
  width: number,
  maxLines: number,
  measure: (line: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  const shown = lines.slice(0, maxLines);
  const isCut = lines.length > maxLines;
  return shown.map((each, place) => fitLine(each, width, measure, isCut && place === maxLines - 1));
}

function fitLine(line: string, width: number, measure: (line: string) => number, isCut: boolean): string {
  let letters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  const written = () => letters.join('') + (isCut ? '…' : '');
  while (letters.length > 1 && measure(written()) > width) {
    letters = letters.slice(0, -1);
    isCut = true;
  }
  return written();
}
