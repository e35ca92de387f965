import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Comment } from '#contract/comments.ts';
import type { DiscussedKind } from '#domain/records.ts';
import { commentsScreensText as text } from '#messages/screens/comments.ts';
import { formatInstant } from '#client/lib/format/dates.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { Avatar } from '#client/ui/content/avatar.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { useComments, useDeleteComment } from '../api.ts';

export function CommentList({ kind, id }: { kind: DiscussedKind; id: string }) {
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
  const name = writer?.firstName ?? text.somebody;
  return (
    <li className="flex gap-3">
      <Avatar
        name={name}
        photoUrl={writer?.profileImageUrl ?? null}
        size="small"
        tone={isOwn ? 'accent' : 'festive'}
      />
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
        <IconButton
          icon={Trash2}
          label={text.delete}
          onClick={onDelete}
          className="-mt-1 -mr-2 text-ink-soft!"
        />
      )}
    </li>
  );
}
