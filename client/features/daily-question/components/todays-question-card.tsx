import { Flame, PenLine, Shuffle } from 'lucide-react';
import { useState } from 'react';
import type { DailyQuestion } from '#contract/daily-question.ts';
import { dailyQuestionScreensText as text } from '#messages/screens/daily-question.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { Badge } from '#client/ui/content/badge.tsx';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { useAnotherQuestion } from '../api.ts';
import { Answers } from './answers.tsx';
import { LazyAnswerForm } from './lazy-answer-form.tsx';

interface TodaysQuestionCardProps {
  today: DailyQuestion;
  /** Heading level of the question. */
  level: 2 | 3;
}

/** Today's question with its actions. */
export function TodaysQuestionCard({ today, level }: TodaysQuestionCardProps) {
  const [answering, setAnswering] = useState<DailyQuestion | null>(null);
  const another = useAnotherQuestion();
  const { question, mine, partner, streak, canAnswer, canReplace } = today;
  const Heading = `h${level}` as const;
  return (
    <article className="relative isolate grid grid-cols-1 gap-5 overflow-hidden rounded-large border border-line bg-surface p-5 sm:p-6">
      <BandhaniBloom
        className="absolute -top-16 -right-16 -z-10 size-48 text-accent opacity-10"
        firstRing={2}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="calm">{text.categories[question.category]}</Badge>
        {streak > 0 && (
          <Badge tone="festive" icon={Flame}>
            {text.streak(formatCoins(streak), streak)}
          </Badge>
        )}
      </div>
      <Heading className="max-w-2xl font-heading text-title wrap-anywhere">{question.text}</Heading>
      <PendingMark of="dailyQuestion" />
      {(mine !== null || partner.state !== 'none') && <Answers answered={today} />}
      {canAnswer && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant={mine === null ? 'primary' : 'secondary'}
            onClick={() => setAnswering(today)}
            className="max-sm:w-full"
          >
            <PenLine aria-hidden className="size-5" />
            {mine === null ? text.answer : text.change}
          </Button>
          {canReplace && (
            <Button
              variant="quiet"
              isPending={another.isPending}
              onClick={() => another.mutate(undefined)}
              className="max-sm:w-full"
            >
              {!another.isPending && <Shuffle aria-hidden className="size-5" />}
              {text.another}
            </Button>
          )}
        </div>
      )}
      {answering && <LazyAnswerForm answered={answering} onClose={() => setAnswering(null)} />}
    </article>
  );
}
