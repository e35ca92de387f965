import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { LazyAnswerForm } from '#client/features/daily-question/components/lazy-answer-sheet.tsx';
import { useTodaysQuestion } from '#client/features/daily-question/today-api.ts';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import type { DailyQuestion } from '#domain/daily-question/schema.ts';
import { paths } from '#domain/registry/screen-paths.ts';
import { fromPartnerText as text } from '#messages/from-partner.ts';

/** Asks for the answer that opens the partner's. The question has its box below. */
export function AnswerToday({ partnerName }: { partnerName: string }) {
  const { data: today } = useTodaysQuestion();
  const [answering, setAnswering] = useState<DailyQuestion | null>(null);
  const content = (
    <>
      <PenLine aria-hidden className="size-5" />
      {text.answer}
    </>
  );
  return (
    <>
      <div className="grid gap-0.5 text-ink">
        <p className="font-medium wrap-anywhere">{text.answered(partnerName)}</p>
        <p className="text-caption text-ink-soft">{text.answeredText}</p>
      </div>
      {today ? (
        <Button onClick={() => setAnswering(today)} className="justify-self-start">
          {content}
        </Button>
      ) : (
        <ButtonLink to={paths.dailyQuestion} className="justify-self-start">
          {content}
        </ButtonLink>
      )}
      {answering && <LazyAnswerForm answered={answering} onClose={() => setAnswering(null)} />}
    </>
  );
}
