import type { StoredAnswers } from '#domain/daily-question/public-form.ts';
import { paths } from '#domain/registry/screen-paths.ts';
import type { News } from './model.ts';

/** Something that has just come from the partner, with the screen that shows it. */
export type Slip = { key: string; path: string } & (
  | Extract<News, { kind: 'request' } | { kind: 'nudge' }>
  | { kind: 'opened'; words: string }
);

/** State of a device at a moment; `null` before it is known. */
export interface SlipState {
  news: readonly News[] | null;
  answers: readonly Pick<StoredAnswers, 'day' | 'mine' | 'partner'>[] | null;
  /** Calendar day in India. */
  today: string;
}

/** Lists what has come since the state before: nudges, requests and an answer that opened the member's own. */
export function listSlips(before: SlipState, after: SlipState, shownKeys: ReadonlySet<string>): Slip[] {
  if (before.news === null || after.news === null) return [];
  const known = new Set(before.news.map(({ key }) => key));
  const isNew = ({ key }: { key: string }) => !known.has(key) && !shownKeys.has(key);
  const asked = new Set(before.news.flatMap(seriesOf));
  const came = after.news.filter(isNew).flatMap((each): Slip[] => {
    if (each.kind === 'nudge') return [{ ...each, path: paths.nudges }];
    // The next date of a series asks once the one before is over, but was known.
    if (each.kind !== 'request' || seriesOf(each).some((id) => asked.has(id))) return [];
    return [{ ...each, path: paths.datePlanning }];
  });
  const opened = findOpened(before, after);
  return opened && isNew(opened) ? [...came, opened] : came;
}

/** Returns the series for which a request asks; none for a single date and for another time. */
function seriesOf(news: News): string[] {
  if (news.kind !== 'request' || news.date.suggestion !== null) return [];
  return news.date.seriesId === null ? [] : [news.date.seriesId];
}

/** Returns the partner's answer of the day if it opened after the member's own was there. */
function findOpened(before: SlipState, { answers, today }: SlipState): Slip | null {
  const former = before.answers?.find(({ day }) => day === today);
  const now = answers?.find(({ day }) => day === today);
  const wasWaiting = former !== undefined && former.mine !== null && former.partner.state !== 'open';
  if (!wasWaiting || now?.partner.state !== 'open' || now.partner.text === null) return null;
  return { kind: 'opened', key: `opened/${today}`, path: paths.dailyQuestion, words: now.partner.text };
}
