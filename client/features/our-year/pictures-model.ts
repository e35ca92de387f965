import { DATE_NIGHT } from '#domain/memories/facts.ts';
import type { Memory } from '#domain/memories/schema.ts';
import type { OurYear } from '#domain/our-year/schema.ts';
import type { Picture, Slide, SlideKind } from './model.ts';

/** Kinds in the order in which they choose: the more a photo can say of a figure, the earlier. */
const CHOOSERS: readonly SlideKind[] = ['firsts', 'places', 'dates', 'streak', 'saved', 'opening', 'closing'];

/** Memory with a photo. */
type Pictured = Memory & { imageUrl: string; thumbnailUrl: string };
type Wish = (memory: Pictured) => boolean;

/**
 * Puts a photo of the year's memories behind each slide: one that shows what it tells, else one that the two loved, and
 * none twice. The best-loved memory has its own photo or none.
 */
export function withPictures(slides: readonly Slide[], year: OurYear, memories: readonly Memory[]): Slide[] {
  const free = memories
    .filter(isPictured)
    .filter(({ id, memoryDate }) => memoryDate.startsWith(year.year) && id !== year.bestLoved?.id)
    .toSorted((one, other) => warmthOf(other) - warmthOf(one));
  const pictures = new Map<SlideKind, Picture>();
  const wishes = listWishes(year);
  for (const kind of CHOOSERS.filter((each) => slides.some((slide) => slide.kind === each))) {
    const wished = (wishes[kind] ?? []).map((wish) => free.find(wish)).find((found) => found !== undefined);
    const chosen = wished ?? free[0];
    if (!chosen) break;
    free.splice(free.indexOf(chosen), 1);
    pictures.set(kind, { full: chosen.imageUrl, thumbnail: chosen.thumbnailUrl });
  }
  return slides.map((slide) => ({ ...slide, photo: slide.photo ?? pictures.get(slide.kind) ?? null }));
}

/** Returns what the photo of a figure should show, the best first. */
function listWishes({ dates, places, firsts }: OurYear): Partial<Record<SlideKind, readonly Wish[]>> {
  const first = firsts.find(({ kind }) => kind === 'memory');
  const isOfFullestMonth: Wish = ({ memoryDate }) => dates !== null && memoryDate.startsWith(dates.fullestMonth);
  const isDateNight: Wish = ({ milestone }) => milestone === DATE_NIGHT;
  return {
    firsts: [({ title, memoryDate }) => title === first?.title && memoryDate === first.day],
    places: [
      ...(places?.names ?? []).map(
        (name): Wish =>
          ({ place }) =>
            sameName(place) === sameName(name),
      ),
      ({ place }) => place !== null,
    ],
    dates: [(memory) => isDateNight(memory) && isOfFullestMonth(memory), isDateNight, isOfFullestMonth],
  };
}

function isPictured(memory: Memory): memory is Pictured {
  return memory.imageUrl !== null && memory.thumbnailUrl !== null;
}

function warmthOf({ reactions, commentCount }: Memory): number {
  return reactions.length + commentCount;
}

function sameName(place: string | null): string {
  return (place ?? '').trim().toLowerCase();
}
