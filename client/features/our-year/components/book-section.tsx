import { useMutation, useQuery } from '@tanstack/react-query';
import { BookHeart, Download } from 'lucide-react';
import { useId } from 'react';
import { api } from '#client/data/api.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { Card } from '#client/ui/content/card.tsx';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button, ButtonAnchor } from '#client/ui/forms/button.tsx';
import { TOLD_LETTERS } from '#domain/our-year/facts.ts';
import type { YearBook } from '#domain/year-books/schema.ts';
import { memoriesText } from '#messages/memories.ts';
import { ourYearScreensText as text } from '#messages/our-year.ts';

const failure = { title: text.bookNotDone };

/** Year as a book: not requested, in progress, ready, or failed. The server reports the progress every second. */
export function BookSection({ year }: { year: string }) {
  const id = useId();
  const book = useQuery(api.yearBooks.get.queryOptions({ input: { year } }));
  const request = useRequestBook();
  const make = () => request.mutate({ year });
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4 p-5!">
        <div className="grid gap-1">
          <h2 id={id} className="text-lead font-semibold">
            {text.book}
          </h2>
          <p className="text-caption text-ink-soft">{text.bookText}</p>
        </div>
        <BookLetters year={year} />
        <QueryState
          query={book}
          skeleton={<ListSkeleton label={text.bookLoading} rows={1} />}
          failedTitle={text.bookNotLoaded}
          failedText={text.failedText}
        >
          {(found) => {
            if (!found)
              return (
                <Button variant="secondary" className="justify-self-start" isPending={request.isPending} onClick={make}>
                  <BookHeart aria-hidden className="size-5" />
                  {text.bookMake}
                </Button>
              );
            if (found.state === 'ready') return <ReadyBook book={found} />;
            if (found.state === 'failed')
              return (
                <div role="alert" className="grid justify-items-start gap-3">
                  <h3 className="text-lead font-semibold">{text.bookFailed}</h3>
                  <p>{text.bookFailedText}</p>
                  <Button variant="secondary" isPending={request.isPending} onClick={make}>
                    {text.bookAgain}
                  </Button>
                </div>
              );
            return <BookInTheMaking book={found} />;
          }}
        </QueryState>
      </Card>
    </section>
  );
}

function BookInTheMaking({ book: { progress } }: { book: YearBook }) {
  return (
    <div className="grid gap-2">
      <ProgressBar label={text.book} percent={progress} valueText={text.bookProgress(progress)} />
      <p className="text-caption text-ink-soft">{text.bookMaking}</p>
    </div>
  );
}

function ReadyBook({ book: { year, pages, bytes, downloadUrl, expiresAt } }: { book: YearBook }) {
  const remove = useRemoveBook();
  return (
    <div className="grid gap-4">
      <p className="figures">
        {pages !== null && bytes !== null && text.bookReady(formatCoins(pages), memoriesText.size(bytes))}
        {expiresAt && (
          <span className="block text-caption text-ink-soft">{text.bookUntil(formatDate(indiaDate(expiresAt)))}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        {downloadUrl && (
          <ButtonAnchor href={downloadUrl} download>
            <Download aria-hidden className="size-5" />
            {text.bookDownload}
          </ButtonAnchor>
        )}
        <Button variant="quiet" isPending={remove.isPending} onClick={() => remove.mutate({ year })}>
          {text.bookRemove}
        </Button>
      </div>
    </div>
  );
}

/** Warns of letters that the photo book cannot draw, before it is made; renders nothing if it draws all. */
function BookLetters({ year }: { year: string }) {
  const query = useQuery(api.ourYear.bookLetters.queryOptions({ input: { year } }));
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
              <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{text.bookLetters(count)}</summary>
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

function useRequestBook() {
  return useMutation(
    api.yearBooks.create.mutationOptions(
      mutationToasts({ success: { title: text.bookAsked }, failure, signedOut: 'failure' }),
    ),
  );
}

function useRemoveBook() {
  return useMutation(
    api.yearBooks.delete.mutationOptions(
      mutationToasts({ success: { title: text.bookRemoved }, failure, signedOut: 'failure' }),
    ),
  );
}
