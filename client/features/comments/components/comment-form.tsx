import { lengthOf } from '#domain/text.ts';
import { SendHorizontal } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { COMMENT_MAX_LENGTH } from '#contract/constants/comments.ts';
import type { DiscussedKind } from '#domain/records.ts';
import { commentsScreensText as text } from '#messages/screens/comments.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { useComment } from '../api.ts';

/** Form for a comment. The typed text stays until it is sent. */
export function CommentForm({ kind, id }: { kind: DiscussedKind; id: string }) {
  const [typed, setTyped] = useState('');
  const comment = useComment(kind, () => setTyped(''));

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (typed.trim() && lengthOf(typed.trim()) <= COMMENT_MAX_LENGTH && !comment.isPending)
      comment.mutate({ id, text: typed });
  }

  return (
    <form onSubmit={send} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={text.write}
          value={typed}
          most={COMMENT_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" aria-label={text.send} title={text.send} isPending={comment.isPending}>
        {!comment.isPending && <SendHorizontal aria-hidden className="size-5" />}
      </Button>
    </form>
  );
}
