import { TOLD_LETTERS } from '#contract/constants/our-year.ts';
import { ourYearScreensText as text } from '#messages/screens/our-year.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { QueryState } from '#client/ui/feedback/query-state.tsx';

/** Warns of letters that the photo book cannot draw, before it is made; renders nothing if it draws all. */
export function BookLetters({ year }: { year: string }) {
  const query = useRead(api.ourYear.bookLetters.queryOptions({ input: { year } }));
  return (
    <QueryState
      query={query}
      level={3}
      skeleton={null}
      failedTitle={text.bookLettersNotLoaded}
      failedText={text.failedText}
    >
      {({ names, count, memories }) => (
        <>
          {names.length > 0 && <p>{text.bookLettersOfNames(names.join(' '))}</p>}
          {count > 0 && (
            <details className="rounded-small border border-line px-4">
              <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
                {text.bookLetters(count)}
              </summary>
              <p className="pb-3 text-caption text-ink-soft">{text.bookLettersText}</p>
              <ul className="grid gap-2 pb-3">
                {memories.map(({ id, title, memoryDate, letters }) => (
                  <li key={id} className="grid">
                    <span className="font-medium wrap-anywhere">{title}</span>
                    <span className="text-caption text-ink-soft">{formatDate(memoryDate)}</span>
                    <span className="wrap-anywhere">{listLetters(letters)}</span>
                  </li>
                ))}
              </ul>
              {count > memories.length && (
                <p className="pb-3 text-caption">{text.bookLettersMore(count - memories.length)}</p>
              )}
            </details>
          )}
        </>
      )}
    </QueryState>
  );
}

function listLetters(letters: readonly string[]): string {
  return [...letters, ...(letters.length === TOLD_LETTERS ? ['…'] : [])].join(' ');
}
