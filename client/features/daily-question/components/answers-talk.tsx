import { MessageCircle, SmilePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { LazyReactionFields, LazyTalkSheet } from '#client/features/comments/components/lazy-dialogs.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { useEscapeKey } from '#client/ui/overlays/use-escape-key.ts';
import type { AnsweredQuestion } from '#domain/daily-question/schema.ts';
import { commentsScreensText as text } from '#messages/comments.ts';

/** Reactions to a day's open answers and comments on them; renders nothing for a day that can have neither. */
export function AnswersTalk({ answered }: { answered: AnsweredQuestion }) {
  const [open, setOpen] = useState<'reactions' | 'comments' | null>(null);
  const reactButton = useRef<HTMLButtonElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const close = () => setOpen(null);
  const fold = () => {
    // The pressed reaction goes, and with it the focus.
    if (strip.current?.contains(document.activeElement)) reactButton.current?.focus();
    close();
  };
  useEscapeKey(open === 'reactions', fold);
  const { id, question, canReply, reactions, commentCount } = answered;
  // An answer that an earlier version of the app stored has no id.
  if (!id || (!canReply && reactions.length === 0 && commentCount === 0)) return null;
  const emojis = reactions.map(({ emoji }) => emoji).join('');
  const subject = { kind: 'daily_question', id, reactions, isReadOnly: !canReply } as const;
  const isReacting = open === 'reactions';
  return (
    <div className="-my-1">
      <div className="-ml-3 flex flex-wrap items-center gap-x-1">
        {(canReply || emojis !== '') && (
          <Button
            ref={reactButton}
            variant="quiet"
            aria-label={emojis === '' ? text.react : `${text.reactions}: ${emojis}`}
            {...(canReply && { 'aria-expanded': isReacting })}
            onClick={() => setOpen(isReacting ? null : canReply ? 'reactions' : 'comments')}
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
        {isReacting && (
          // In place, because a sheet has a field that would raise a phone's keyboard.
          <div ref={strip} className="order-last w-full px-3">
            <LazyReactionFields subject={subject} onDone={fold} />
          </div>
        )}
        <Button variant="quiet" onClick={() => setOpen('comments')} className="px-3!">
          <MessageCircle aria-hidden className="size-5" />
          {commentCount > 0 ? text.commentCount(commentCount) : text.reply}
        </Button>
      </div>
      <PendingMark of={id} />
      {open === 'comments' && <LazyTalkSheet subject={subject} title={question.text} isReply onClose={close} />}
    </div>
  );
}
