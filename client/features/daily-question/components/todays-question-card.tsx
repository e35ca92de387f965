import { clsx } from 'clsx';
import { Flame, PenLine, Shuffle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatCoins } from '#client/lib/format/money.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { DailyQuestion } from '#domain/daily-question/schema.ts';
import { dailyQuestionScreensText as text } from '#messages/daily-question.ts';
import { useAnotherQuestion } from '../api.ts';
import { AnswersTalk } from './answers-talk.tsx';
import { Answers } from './answers.tsx';
import { LazyAnswerForm } from './lazy-answer-sheet.tsx';

interface TodaysQuestionCardProps {
  today: DailyQuestion;
  /** Heading level of the question. */
  level: 2 | 3;
  /** Link in the card's corner. */
  action?: ReactNode;
  /** Leaves room for the rest of a first screen. */
  isCompact?: boolean;
}

/** Today's question with its actions. */
export function TodaysQuestionCard({ today, level, action, isCompact = false }: TodaysQuestionCardProps) {
  const [answering, setAnswering] = useState<DailyQuestion | null>(null);
  const another = useAnotherQuestion();
  const { question, mine, partner, streak, canAnswer, canReplace } = today;
  const Heading = `h${level}` as const;
  const startAnswering = () => setAnswering(today);
  const changesInRow = isCompact && mine !== null;
  return (
    <article
      className={clsx(
        'relative isolate grid grid-cols-1 overflow-hidden rounded-large border border-line bg-surface px-5 sm:gap-5 sm:p-6',
        isCompact ? 'content-between gap-3 py-3' : 'gap-5 py-5',
      )}
    >
      <BandhaniBloom className="absolute -top-16 -right-16 -z-10 size-48 text-accent opacity-10" firstRing={2} />
      <div className="flex gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
          {/* Beside a streak, the two take two rows of a phone's Home. */}
          <span className={clsx('inline-flex', isCompact && streak > 0 && 'max-sm:hidden')}>
            <Badge tone="calm">{text.categories[question.category]}</Badge>
          </span>
          {streak > 0 && (
            <Badge tone="festive" icon={Flame}>
              {text.streak(formatCoins(streak), streak)}
            </Badge>
          )}
        </div>
        {action}
      </div>
      <Heading
        className={clsx('max-w-2xl font-heading wrap-anywhere sm:text-title', isCompact ? 'text-lead' : 'text-title')}
      >
        {question.text}
      </Heading>
      <PendingMark of="dailyQuestion" />
      <div
        className={clsx(
          'grid grid-cols-1 empty:hidden',
          isCompact ? 'gap-3' : 'gap-5',
          // The note that the partner has answered, and the button beside it.
          isCompact &&
            mine === null &&
            'has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_auto] has-[>:nth-child(2)]:items-center cramped:grid-cols-1!',
        )}
      >
        {(mine !== null || partner.state !== 'none') && (
          <Answers
            answered={today}
            isCompact={isCompact}
            action={
              changesInRow &&
              canAnswer && <IconButton icon={PenLine} label={text.change} onClick={startAnswering} className="-mr-3" />
            }
          />
        )}
        <AnswersTalk answered={today} />
        {canAnswer && !changesInRow && (
          <div className={clsx('flex flex-wrap gap-3', isCompact && 'max-sm:gap-1')}>
            <Button
              variant={mine === null ? 'primary' : 'secondary'}
              onClick={startAnswering}
              className={clsx(!isCompact && 'max-sm:w-full')}
            >
              <PenLine aria-hidden className="size-5" />
              {mine === null ? text.answer : text.change}
            </Button>
            {canReplace && (
              <Button
                variant="quiet"
                isPending={another.isPending}
                onClick={() => another.mutate(undefined)}
                className={clsx(isCompact ? 'max-sm:px-3' : 'max-sm:w-full')}
              >
                {!another.isPending && !isCompact && <Shuffle aria-hidden className="size-5" />}
                {text.another}
              </Button>
            )}
          </div>
        )}
      </div>
      {answering && <LazyAnswerForm answered={answering} onClose={() => setAnswering(null)} />}
    </article>
  );
}
