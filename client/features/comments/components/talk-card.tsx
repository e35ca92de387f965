import { SendHorizontal, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { formatInstant } from '#client/lib/format/dates.ts';
import { Avatar } from '#client/ui/content/avatar.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { COMMENT_MAX_LENGTH } from '#domain/comments/facts.ts';
import type { Comment } from '#domain/comments/schema.ts';
import { lengthOf } from '#domain/kernel/text/cut-text.ts';
import type { Memory } from '#domain/memories/schema.ts';
import type { DiscussedKind } from '#domain/registry/records.ts';
import { commentsScreensText as text } from '#messages/comments.ts';
import { useComment, useComments, useDeleteComment } from '../api.ts';
import { ReactionFields } from './reaction-fields.tsx';

/** Reactions and comments on a memory, a date or a day's answers, with controls to add more. */
export function TalkCard({ subject, takesFocus = false }: { subject: Commented; takesFocus?: boolean }) {
  const { kind, id, isReadOnly = false } = subject;
  return (
    <div className="grid grid-cols-1 gap-5">
      {!isReadOnly && <ReactionFields subject={subject} takesFocus={takesFocus} />}
      <CommentList key={id} kind={kind} id={id} />
      {!isReadOnly && <CommentForm key={`${id} form`} kind={kind} id={id} />}
    </div>
  );
}

/** Form for a comment. The typed text stays until it is sent. */
function CommentForm({ kind, id }: { kind: DiscussedKind; id: string }) {
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

function CommentList({ kind, id }: { kind: DiscussedKind; id: string }) {
  const comments = useComments(kind, id);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const remove = useDeleteComment(kind, () => setDeletedId(null));
  return (
    <>
      <QueryState
        query={comments}
        skeleton={<ListSkeleton label={text.loading} rows={1} />}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
        empty={<p className="text-ink-soft">{text.empty}</p>}
      >
        {(list) => (
          <ol aria-label={text.comments} className="grid grid-cols-1 gap-4">
            {list.map((comment) => (
              <CommentRow key={comment.id} comment={comment} onDelete={() => setDeletedId(comment.id)} />
            ))}
          </ol>
        )}
      </QueryState>
      <ConfirmDialog
        isOpen={deletedId !== null}
        onOpenChange={() => setDeletedId(null)}
        title={text.deleteTitle}
        text={text.deleteText}
        confirmLabel={text.delete}
        isPending={remove.isPending}
        onConfirm={() => deletedId && remove.mutate({ id, commentId: deletedId })}
      />
    </>
  );
}

function CommentRow({ comment, onDelete }: { comment: Comment; onDelete: () => void }) {
  const member = useMember();
  const partner = usePartner();
  const isOwn = comment.userId === member.id;
  const writer = isOwn ? member : comment.userId === partner?.id ? partner : null;
  const name = writer ? writer.firstName || text.partner : text.somebody;
  return (
    <li className="flex gap-3">
      <Avatar name={name} photoUrl={writer?.profileImageUrl ?? null} size="small" tone={isOwn ? 'accent' : 'festive'} />
      <div className="grid min-w-0 flex-1">
        <p className="text-caption text-ink-soft">
          <span className="font-semibold">{isOwn ? text.you : name}</span>
          {' · '}
          <time dateTime={comment.createdAt}>{formatInstant(comment.createdAt)}</time>
        </p>
        <PendingMark of={comment.id} />
        <p className="whitespace-pre-line wrap-anywhere">{comment.text}</p>
      </div>
      {isOwn && (
        <IconButton icon={Trash2} label={text.delete} onClick={onDelete} className="-mt-1 -mr-2 text-ink-soft!" />
      )}
    </li>
  );
}

/** Fields of a memory, a date or a day's answers that comments and reactions need. */
export interface Commented extends Pick<Memory, 'id' | 'reactions'> {
  kind: DiscussedKind;
  /** Shows comments without a way to add more. */
  isReadOnly?: boolean;
}
