import { useSearchWords } from '#client/lib/forms/use-debounced.ts';
import { useState } from 'react';
import type { AnsweredQuestion } from '#contract/daily-question.ts';
import { dailyQuestionScreensText as text } from '#messages/daily-question.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { Section } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ShowMore } from '#client/ui/layout/show-more.tsx';
import { SearchField } from '#client/ui/forms/search-field.tsx';
import { useHistory } from '../api.ts';
import { Answers } from './answers.tsx';
import { AnswersTalk } from './answers-talk.tsx';
import { LazyAnswerForm } from './lazy-answer-form.tsx';

/**
 * Lists the answered days, newest first. `today` is already shown above the list, so the list contains it only in a
 * search.
 */
export function HistoryList({ today }: { today: string }) {
  const [typed, setTyped] = useState('');
  const search = useSearchWords(typed);
  const history = useHistory(search);
  const [answering, setAnswering] = useState<AnsweredQuestion | null>(null);
  const shown = history.rows?.filter(({ day }) => search !== '' || day !== today);
  return (
    <Section title={text.history}>
      {(typed !== '' || (history.rows?.length ?? 0) > 0) && (
        <SearchField label={text.search} clearLabel={text.clearSearch} value={typed} onChange={setTyped} />
      )}
      <QueryState
        query={{ ...history, data: shown }}
        skeleton={<ListSkeleton label={text.historyLoading} />}
        failedTitle={text.historyFailed}
        failedText={text.failedText}
        empty={
          search ? (
            <EmptyState title={text.nothingFoundTitle} text={text.nothingFoundText} />
          ) : (
            <EmptyState title={text.historyEmptyTitle} text={text.historyEmptyText} />
          )
        }
      >
        {(days) => (
          <>
            <ol className="grid grid-cols-1 divide-y divide-line border-y border-line">
              {days.map((answered) => (
                <li key={answered.day} className="grid grid-cols-1 gap-4 py-6">
                  <div className="grid gap-1">
                    <p className="text-caption text-ink-soft">
                      <time dateTime={answered.day}>{formatDate(answered.day)}</time>
                      {' · '}
                      {text.categories[answered.question.category]}
                    </p>
                    <h3 className="font-heading text-lead font-semibold wrap-anywhere">{answered.question.text}</h3>
                  </div>
                  <Answers answered={answered} />
                  <AnswersTalk answered={answered} />
                  {answered.canAnswer && (
                    <Button variant="secondary" onClick={() => setAnswering(answered)} className="justify-self-start">
                      {answered.mine === null ? text.answer : text.change}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
            <ShowMore pages={history} label={text.more} className="justify-self-center" />
          </>
        )}
      </QueryState>
      {answering && <LazyAnswerForm answered={answering} onClose={() => setAnswering(null)} />}
    </Section>
  );
}
