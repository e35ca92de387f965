import { MessageCircle } from 'lucide-react';
import type { Memory } from '#domain/memories/schema.ts';
import { commentsScreensText as text } from '#messages/comments.ts';

/** Reactions to a memory and its number of comments; renders nothing without either. */
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
