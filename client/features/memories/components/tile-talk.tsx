import { MessageCircle } from 'lucide-react';
import type { Memory } from '#contract/memories.ts';
import { commentsScreensText as text } from '#messages/screens/comments.ts';

/** The reactions to a memory and how many comments it has; nothing without either. */
export function TileTalk({ memory: { reactions, commentCount } }: { memory: Memory }) {
  if (reactions.length === 0 && commentCount === 0) return null;
  return (
    <span className="figures ml-auto inline-flex items-center gap-1 text-caption">
      <span>{reactions.map(({ emoji }) => emoji).join('')}</span>
      {commentCount > 0 && (
        <>
          <MessageCircle aria-hidden className="size-4" />
          <span aria-hidden>{commentCount}</span>
          <span className="sr-only">{text.commentCount(commentCount)}</span>
        </>
      )}
    </span>
  );
}
