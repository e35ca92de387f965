import { MessageCircle, SmilePlus } from 'lucide-react';
import { useState } from 'react';
import { LazyTalkSheet } from '#client/features/comments/components/lazy-talk-sheet.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { AnsweredQuestion } from '#domain/daily-question/schema.ts';
import { commentsScreensText as text } from '#messages/comments.ts';

/** Reactions to a day's open answers and comments on them; renders nothing for a day that can have neither. */
export function AnswersTalk({ answered }: { answered: AnsweredQuestion }) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, question, canReply, reactions, commentCount } = answered;
  // An answer that an earlier version of the app stored has no id.
  if (!id || (!canReply && reactions.length === 0 && commentCount === 0)) return null;
  const open = () => setIsOpen(true);
  const emojis = reactions.map(({ emoji }) => emoji).join('');
  return (
    <div className="-my-1">
      <div className="-ml-3 flex flex-wrap items-center gap-x-1">
        {(canReply || emojis !== '') && (
          <Button
            variant="quiet"
            aria-label={emojis === '' ? text.react : `${text.reactions}: ${emojis}`}
            onClick={open}
            className="px-3!"
          >
            {emojis === '' ? (
              <>
                <SmilePlus aria-hidden className="size-5" />
                {text.react}
              </>
            ) : (
              <span className="text-lead">{emojis}</span>
            )}
          </Button>
        )}
        <Button variant="quiet" onClick={open} className="px-3!">
          <MessageCircle aria-hidden className="size-5" />
          {commentCount > 0 ? text.commentCount(commentCount) : text.reply}
        </Button>
      </div>
      <PendingMark of={id} />
      {isOpen && (
        <LazyTalkSheet
          subject={{ kind: 'daily_question', id, reactions, isReadOnly: !canReply }}
          title={question.text}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
