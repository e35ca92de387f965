import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#messages/brand.ts';
import { dailyQuestionScreensText as text } from '#messages/daily-question.ts';
import { LazyInviteSheet } from '#client/features/profile/components/lazy-invite-sheet.tsx';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { useMember } from '#client/data/session.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { HistoryList } from '../components/history-list.tsx';
import { QuestionSkeleton } from '../components/question-skeleton.tsx';
import { TodaysQuestionCard } from '../components/todays-question-card.tsx';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function DailyQuestionScreen() {
  const { id } = useMember();
  const today = useRead(api.dailyQuestion.get.queryOptions());
  const { data: couple } = useRead(api.couples.current.queryOptions());
  const isAlone = couple !== undefined && !couple?.users.some((user) => user.id !== id);
  return (
    <>
      <PageHeader title={text.title} text={text.lead} backTo="previous" />
      <div className="grid grid-cols-1 gap-10">
        <QueryState
          query={today}
          skeleton={<QuestionSkeleton />}
          level={2}
          failedTitle={text.failedTitle}
          failedText={text.failedText}
        >
          {(question) => <TodaysQuestionCard today={question} level={2} />}
        </QueryState>
        {isAlone && <Invite />}
        {today.data && <HistoryList today={today.data.day} />}
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
