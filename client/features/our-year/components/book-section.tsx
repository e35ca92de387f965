import { BookHeart, Download } from 'lucide-react';
import type { YearBook } from '#contract/year-books.ts';
import { memoriesText } from '#messages/memories.ts';
import { ourYearScreensText as text } from '#messages/screens/our-year.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { Card, Section } from '#client/ui/content/card.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button, ButtonAnchor } from '#client/ui/forms/button.tsx';
import { useRemoveBook, useRequestBook } from '../api.ts';
import { BookLetters } from './book-letters.tsx';

/** Year as a book: not requested, in progress, ready, or failed. The server reports the progress every second. */
export function BookSection({ year }: { year: string }) {
  const book = useRead(api.yearBooks.get.queryOptions({ input: { year } }));
  const request = useRequestBook();
  const make = () => request.mutate({ year });
  return (
    <Section title={text.book}>
      <Card className="grid gap-5">
        <p className="text-ink-soft">{text.bookText}</p>
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
                <Button className="justify-self-start" isPending={request.isPending} onClick={make}>
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
    </Section>
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
          <span className="block text-caption text-ink-soft">
            {text.bookUntil(formatDate(indiaDate(expiresAt)))}
          </span>
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
