import { Heart, Reply } from 'lucide-react';
import { Link } from 'react-router';
import { AskedDateCard } from '#client/features/dates/components/asked-date-card.tsx';
import { useHeartNudge } from '#client/features/nudges/api.ts';
import { memoryPath } from '#client/paths.ts';
import { Photo } from '#client/ui/content/photo.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { listPath, paths } from '#domain/registry/screen-paths.ts';
import { fromPartnerText as text } from '#messages/from-partner.ts';
import type { News, Subject } from '../model.ts';
import { AnswerToday } from './answer-today.tsx';

interface NewsBodyProps {
  news: News;
  partnerName: string;
  /** Called when the member opens what is shown. */
  onMet: () => void;
  /** Opens the form of a nudge; absent if the member may send none. */
  onReply?: () => void;
  /** True while the form is open. */
  isReplying: boolean;
}

/** One thing that came from the partner, with its buttons. */
export function NewsBody({ news, partnerName, onMet, onReply, isReplying }: NewsBodyProps) {
  switch (news.kind) {
    case 'request':
      return (
        <div className="@container -my-3 text-ink">
          <AskedDateCard date={news.date} />
        </div>
      );
    case 'nudge':
      return <ReceivedNudge nudge={news.nudge} isReplying={isReplying} {...(onReply && { onReply })} />;
    case 'answer':
      return <AnswerToday partnerName={partnerName} />;
    case 'comment':
      return (
        <Opened
          title={text.commented(partnerName)}
          about={titleOf(news.subject)}
          words={news.words}
          to={screenOf(news.subject)}
          onMet={onMet}
        />
      );
    case 'reaction':
      return (
        <Opened
          title={text.reacted(partnerName, news.emoji)}
          about={titleOf(news.subject)}
          to={screenOf(news.subject)}
          onMet={onMet}
        />
      );
    case 'photos':
      return (
        <Opened
          title={text.photos(partnerName, news.count)}
          about={news.isOfOne ? news.memory.title : null}
          photoUrl={news.thumbnailUrl}
          to={news.isOfOne ? memoryPath(news.memory.id) : paths.memories}
          onMet={onMet}
        />
      );
    case 'item':
      return <Opened title={text.given(partnerName)} words={news.text} to={listPath(news.listId)} onMet={onMet} />;
  }
}

function titleOf({ kind, title }: Subject): string | null {
  return kind === 'daily_question' ? text.question : title;
}

function screenOf({ kind, id }: Subject): string {
  if (kind === 'daily_question') return paths.dailyQuestion;
  return kind === 'date' ? paths.datePlanning : memoryPath(id);
}

interface ReceivedNudgeProps {
  nudge: Extract<News, { kind: 'nudge' }>['nudge'];
  onReply?: () => void;
  isReplying: boolean;
}

/** The words of a nudge in full. A heart answers it, also without premium. */
function ReceivedNudge({ nudge, onReply, isReplying }: ReceivedNudgeProps) {
  const heart = useHeartNudge();
  return (
    <>
      <p className="font-heading text-lead wrap-anywhere whitespace-pre-line text-ink">{nudge.message}</p>
      {!isReplying && (
        <div className="flex flex-wrap gap-2">
          <Button
            aria-label={text.heartLabel}
            title={text.heartLabel}
            isPending={heart.isPending}
            onClick={() => heart.mutate({ id: nudge.id })}
          >
            <Heart aria-hidden className="size-5 fill-current" />
          </Button>
          {onReply && (
            <Button variant="secondary" onClick={onReply}>
              <Reply aria-hidden className="size-5" />
              {text.reply}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface OpenedProps {
  title: string;
  /** Record that it is about. */
  about?: string | null;
  words?: string;
  photoUrl?: string | null;
  to: string;
  onMet: () => void;
}

/** Something that is read on its own screen; opening it meets it. */
function Opened({ title, about = null, words, photoUrl = null, to, onMet }: OpenedProps) {
  return (
    <Link to={to} onClick={onMet} className="-mx-2 flex items-center gap-3 rounded-small px-2 hover:bg-festive/20">
      {photoUrl !== null && <Photo src={photoUrl} alt="" ratio="1/1" className="w-16 shrink-0" />}
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 text-ink">
        <span className="font-medium wrap-anywhere">{title}</span>
        {words !== undefined && (
          <span className="font-heading text-lead wrap-anywhere whitespace-pre-line">{words}</span>
        )}
        {about !== null && <span className="text-caption wrap-anywhere text-ink-soft">{about}</span>}
      </span>
      <span className="link shrink-0">{text.open}</span>
    </Link>
  );
}
