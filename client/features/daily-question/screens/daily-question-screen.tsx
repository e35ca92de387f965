import { clsx } from 'clsx';
import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { coupleRead } from '#client/data/couple-read.ts';
import { useMember } from '#client/data/session.ts';
import { LazyInviteSheet } from '#client/features/profile/components/lazy-invite-sheet.tsx';
import { formatDate } from '#client/lib/format/dates.ts';
import { useSearchWords } from '#client/lib/use-debounced.ts';
import { Section } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { SearchField } from '#client/ui/forms/search-field.tsx';
import { toParts } from '#client/ui/layout/long-list-model.ts';
import { LongParts } from '#client/ui/layout/long-list.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import type { QuestionTopic } from '#domain/daily-question/facts.ts';
import type { AnsweredQuestion } from '#domain/daily-question/schema.ts';
import { brand } from '#domain/kernel/brand.ts';
import { dailyQuestionScreensText as text } from '#messages/daily-question.ts';
import { AnswersTalk } from '../components/answers-talk.tsx';
import { Answers } from '../components/answers.tsx';
import { LazyAnswerForm } from '../components/lazy-answer-sheet.tsx';
import { NotForUs } from '../components/not-for-us.tsx';
import { QuestionSkeleton } from '../components/question-skeleton.tsx';
import { QuestionTopics } from '../components/question-topics.tsx';
import { TodaysQuestionCard } from '../components/todays-question-card.tsx';
import { useHistory } from '../history-api.ts';
import { useTodaysQuestion } from '../today-api.ts';

/** About how high an answered day is, in pixels. */
const DAY_PX = 240;

const LazyMoment = lazyNamed(
  async () => (await import('#client/features/daily-moment/components/moment-card.tsx')).MomentCard,
  <Skeleton className="h-120 max-w-xl rounded-large!" />,
);
const LazyEarlierMoments = lazyNamed(
  async () =>
    (await import('#client/features/daily-moment/components/earlier-moments-section.tsx')).EarlierMomentsSection,
  null,
  { isDispensable: true },
);

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function DailyQuestionScreen() {
  const { id } = useMember();
  const today = useTodaysQuestion();
  const { data: couple } = useCopied(coupleRead, null);
  // A couple that an earlier version of the app stored has no topics.
  const topics: readonly QuestionTopic[] | undefined = couple?.questionTopics;
  const isAlone = couple !== undefined && !couple?.users.some((user) => user.id !== id);
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} backTo="previous" />
      <div className="grid grid-cols-1 gap-10">
        <QueryState
          query={today}
          skeleton={<QuestionSkeleton />}
          level={2}
          failedTitle={text.failedTitle}
          failedText={text.failedText}
        >
          {(question) => (
            <div className="grid grid-cols-1 gap-3">
              <TodaysQuestionCard today={question} level={2} />
              <NotForUs today={question} />
            </div>
          )}
        </QueryState>
        {today.data && couple !== undefined && !isAlone && <LazyMoment />}
        {isAlone && <Invite />}
        {today.data && !isAlone && <LazyEarlierMoments />}
        {today.data && <HistoryList today={today.data.day} />}
        {topics && !isAlone && <QuestionTopics stored={topics} />}
      </div>
    </>
  );
}

function Invite() {
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <EmptyState
        level={2}
        title={text.aloneTitle}
        text={text.aloneText}
        action={
          <Button size="large" onClick={() => setIsInviting(true)}>
            <HeartHandshake aria-hidden className="size-6" />
            {text.invite}
          </Button>
        }
      />
      {isInviting && <LazyInviteSheet onClose={() => setIsInviting(false)} />}
    </>
  );
}

/**
 * Lists the answered days, newest first. `today` is already shown above the list, so the list contains it only in a
 * search.
 */
function HistoryList({ today }: { today: string }) {
  const [typed, setTyped] = useState('');
  const search = useSearchWords(typed);
  const history = useHistory(search);
  const [answering, setAnswering] = useState<AnsweredQuestion | null>(null);
  const shown = history.data?.filter(({ day }) => search !== '' || day !== today);
  return (
    <Section title={text.history}>
      {(typed !== '' || (history.data?.length ?? 0) > 0) && (
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
          <div>
            <LongParts
              parts={toParts(days)}
              keyOf={(_part, place) => String(place)}
              heightOf={(part) => part.length * DAY_PX}
            >
              {(part, place) => (
                <ol
                  className={clsx(
                    'grid grid-cols-1 divide-y divide-line border-b border-line',
                    place === 0 && 'border-t',
                  )}
                >
                  {part.map((answered) => (
                    <AnsweredDay key={answered.day} answered={answered} onAnswer={() => setAnswering(answered)} />
                  ))}
                </ol>
              )}
            </LongParts>
          </div>
        )}
      </QueryState>
      {answering && <LazyAnswerForm answered={answering} onClose={() => setAnswering(null)} />}
    </Section>
  );
}

function AnsweredDay({ answered, onAnswer }: { answered: AnsweredQuestion; onAnswer: () => void }) {
  const { day, question, canAnswer, mine } = answered;
  return (
    <li className="grid grid-cols-1 gap-4 py-6">
      <div className="grid gap-1">
        <p className="text-caption text-ink-soft">
          <time dateTime={day}>{formatDate(day)}</time>
          {' · '}
          {text.categories[question.category]}
        </p>
        <h3 className="font-heading text-lead font-semibold wrap-anywhere">{question.text}</h3>
      </div>
      <Answers answered={answered} />
      <AnswersTalk answered={answered} />
      {canAnswer && (
        <Button variant="secondary" onClick={onAnswer} className="justify-self-start">
          {mine === null ? text.answer : text.change}
        </Button>
      )}
    </li>
  );
}
