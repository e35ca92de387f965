import type { PublicRow } from '#domain/copy/public-rows.ts';
import { toStartsAt } from '#domain/dates/rules.ts';
import type { DateEvent } from '#domain/dates/schema.ts';
import { SHOWN_DAYS } from '#domain/from-partner/facts.ts';
import type { Memory } from '#domain/memories/schema.ts';
import type { DiscussedKind } from '#domain/registry/records.ts';

const DAY_MS = 24 * 3_600_000;
/** Photos that follow each other within this time are shown as one. */
const GATHERED_MS = 3_600_000;

/** Record on which the partner reacted or commented; the title of a day's question, and of a missing row, is `null`. */
export interface Subject {
  kind: DiscussedKind;
  id: string;
  title: string | null;
}

/** A reaction, a comment or a list item, at the instant at which the partner gave it. */
export type Talk =
  | { kind: 'reaction'; at: string; emoji: string; subject: Subject }
  | { kind: 'comment'; id: string; at: string; words: string; subject: Subject }
  | { kind: 'item'; id: string; at: string; text: string; listId: string };

/** A photo of a memory, at the instant at which the partner added it. */
export interface GivenPhoto {
  at: string;
  thumbnailUrl: string;
  memory: Pick<Memory, 'id' | 'title'>;
}

/** One or several photos, of which the first is shown. `at` is that of the last one. */
interface Photos extends GivenPhoto {
  kind: 'photos';
  /** Instant of the first one. */
  from: string;
  count: number;
  /** True if one memory has all of them. */
  isOfOne: boolean;
}

/** The copy's candidates, before the time and the member's device choose among them. */
export interface Candidates {
  memberId: string;
  /** Calendar day in India. */
  today: string;
  seenUpTo: string | null;
  requests: readonly DateEvent[];
  nudges: readonly PublicRow<'nudges'>[];
  /** Days on which the partner has answered and the member has not. */
  sealedDays: readonly string[];
  photos: readonly GivenPhoto[];
  talk: readonly Talk[];
}

/** One thing that the card shows, with a key that no other one has. */
export type News = { key: string } & (
  | { kind: 'request'; date: DateEvent }
  | { kind: 'nudge'; nudge: PublicRow<'nudges'> }
  | { kind: 'answer' }
  | Photos
  | Talk
);

interface Moment {
  /** Instant of now. */
  nowIso: string;
  /** Days from which what was put off is shown again, by key. */
  later: Readonly<Record<string, string>>;
}

/**
 * Lists what came from the partner and is not met yet, in the order of the card: requests, the earliest date first;
 * nudges, the newest first; the answer of the day; all else, the oldest first.
 */
export function listNews(
  { today, seenUpTo, requests, nudges, sealedDays, photos, talk }: Candidates,
  { nowIso, later }: Moment,
): News[] {
  const isPutOff = ({ key }: News) => (later[key] ?? '') > today;
  const since = new Date(Date.parse(nowIso) - SHOWN_DAYS * DAY_MS).toISOString();
  const bound = seenUpTo !== null && seenUpTo > since ? seenUpTo : since;
  const given = [
    ...talk.filter(({ at }) => at > bound),
    ...gatherPhotos(photos.filter(({ at }) => at > bound)),
  ].toSorted((one, other) => one.at.localeCompare(other.at) || keyOf(one).localeCompare(keyOf(other)));
  const news: News[] = [
    ...chooseRequests(requests, nowIso),
    ...nudges
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id))
      .map((nudge): News => ({ key: `nudge/${nudge.id}`, kind: 'nudge', nudge })),
    ...(sealedDays.includes(today) ? [{ key: `answer/${today}`, kind: 'answer' } as const] : []),
    ...given.map((each): News => ({ ...each, key: keyOf(each) })),
  ];
  return news.filter((each) => !isPutOff(each));
}

/** Returns the instant that a request is about: that of the other time, if one is suggested. */
function askedAt({ startsAt, suggestion, timezone }: DateEvent): string {
  return suggestion ? toStartsAt({ ...suggestion, timezone }) : startsAt;
}

/** Returns the requests whose time is still ahead, of which a series asks once. */
function chooseRequests(requests: readonly DateEvent[], nowIso: string): News[] {
  const asked = new Set<string>();
  return requests
    .map((date) => ({ date, at: askedAt(date) }))
    .filter(({ at }) => at > nowIso)
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.date.id.localeCompare(other.date.id))
    .flatMap(({ date }): News[] => {
      const subject = date.seriesId ?? date.id;
      if (asked.has(subject)) return [];
      asked.add(subject);
      // Another time for the same date is another request.
      const { scheduledDate, scheduledTime } = date.suggestion ?? date;
      return [{ key: `request/${subject}/${scheduledDate}/${scheduledTime}`, kind: 'request', date }];
    });
}

/** Gathers photos of which each came within an hour of the one before. */
function gatherPhotos(photos: readonly GivenPhoto[]): Photos[] {
  const gathered: Photos[] = [];
  for (const photo of photos.toSorted((one, other) => one.at.localeCompare(other.at))) {
    const last = gathered.at(-1);
    if (last && Date.parse(photo.at) - Date.parse(last.at) < GATHERED_MS) {
      last.at = photo.at;
      last.count += 1;
      last.isOfOne &&= photo.memory.id === last.memory.id;
    } else gathered.push({ ...photo, kind: 'photos', from: photo.at, count: 1, isOfOne: true });
  }
  return gathered;
}

function keyOf(each: Talk | Photos): string {
  if (each.kind === 'photos') return `photos/${each.memory.id}/${each.from}`;
  if (each.kind === 'reaction') return `reaction/${each.subject.id}/${each.at}`;
  return `${each.kind}/${each.id}/${each.at}`;
}

/** Returns the instant up to which the member has seen all once this is met; `null` for what is met otherwise. */
export function seenAfter(news: News): string | null {
  return 'at' in news ? news.at : null;
}

/** True for what is put off until tomorrow instead of being put away. */
export function isPutOffOnly({ kind }: News): boolean {
  return kind === 'request' || kind === 'answer';
}
