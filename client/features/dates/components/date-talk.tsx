import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { LazyTalkSheet } from '#client/features/comments/components/lazy-dialogs.tsx';
import type { DateEvent } from '#domain/dates/schema.ts';
import { commentsScreensText as text } from '#messages/comments.ts';

/** Reactions to a date and its number of comments; opens both. */
export function DateTalk({ date }: { date: DateEvent }) {
  const [isOpen, setIsOpen] = useState(false);
  const { title, reactions, commentCount } = date;
  return (
    <>
      <button
        type="button"
        aria-label={commentCount > 0 ? `${text.open}, ${text.commentCount(commentCount)}` : text.open}
        title={text.open}
        onClick={() => setIsOpen(true)}
        className="figures inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full px-2 text-ink-soft transition-colors hover:bg-accent-soft hover:text-accent-ink"
      >
        <span aria-hidden>{reactions.map(({ emoji }) => emoji).join('')}</span>
        <MessageCircle aria-hidden className="size-5" />
        {commentCount > 0 && <span aria-hidden>{commentCount}</span>}
      </button>
      {isOpen && (
        <LazyTalkSheet
          subject={{ kind: 'date', id: date.id, reactions }}
          title={title}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
