import { randomUUIDv7 } from 'node:crypto';
import type { Comment, CommentId, CommentInput, CommentsQuery, ReactionInput } from '#domain/comments/schema.ts';
import type { ShortPageQuery } from '#domain/kernel/paging.ts';
import type { DiscussedKind } from '#domain/registry/records.ts';
import { commentsText } from '#messages/comments.ts';
import type { Transaction } from '#server/db/database.ts';
import { deleteNoticesOf, reactionOf } from '#server/db/repositories/notices.ts';
import { notifyGathered, replaceEmoji } from '#server/features/notifications/gathered-service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import {
  addToCount,
  deleteCommentRow,
  findComment,
  hasSubject,
  insertComment,
  listAllComments,
  listComments,
  lockSubject,
  updateReactions,
} from './queries.ts';

export type { Reaction } from './queries.ts';

/**
 * Sets the member's one reaction, or removes it. The partner is notified of the first one only. Their notification
 * follows a change, and a removal deletes it.
 */
export async function setReaction(
  tx: Transaction,
  context: MemberContext,
  kind: DiscussedKind,
  { id, emoji }: ReactionInput,
): Promise<void> {
  const { id: userId, firstName } = context.member;
  const { coupleId, title, reactions } = await lockOwnSubject(tx, context, kind, id);
  const others = reactions.filter((reaction) => reaction.userId !== userId);
  const own = reactions.find((reaction) => reaction.userId === userId);
  const at = toIso(context.clock.now());
  const next = emoji ? [...others, { userId, emoji, at }] : others;
  if (emoji !== (own?.emoji ?? null)) await updateReactions(tx, coupleId, { kind, id }, next);
  const subject = { kind, id, partId: reactionOf(userId) };
  if (!emoji) await deleteNoticesOf(tx, { coupleId }, subject);
  else if (others.length === reactions.length)
    await notifyGathered(tx, context, { kind: `${kind}_reaction`, params: { firstName, title, emoji }, subject });
  else await replaceEmoji(tx, context, subject, emoji);
}

/** Returns a page of the comments, oldest first, with `X-Next-Cursor` if more follow. */
export async function readComments(
  context: MemberContext,
  kind: DiscussedKind,
  { id, ...query }: CommentsQuery,
): Promise<Comment[]> {
  const { db, member } = context;
  const page = parsePageRequest(query, ['instant', 'id']);
  if (!member.coupleId || !(await hasSubject(db, member.coupleId, { kind, id }))) throw refuse.notFound();
  const rows = await listComments(db, member.coupleId, { kind, id }, page);
  return toPage(context, rows, page, (comment) => [comment.createdAt, comment.id]);
}

export async function addComment(
  context: MemberContext,
  kind: DiscussedKind,
  { id, commentId = randomUUIDv7(), text }: CommentInput,
): Promise<Comment> {
  const { member, clock } = context;
  return context.change(
    async (tx) => {
      const room = await context.storageLimits.makeRoom(tx, 'comments', member);
      const { coupleId, title } = await lockOwnSubject(tx, context, kind, id);
      const identity = { id: commentId, userId: member.id, createdAt: toIso(clock.now()) };
      const comment = await insertComment(tx, coupleId, room, { kind, id }, { ...identity, text });
      await addToCount(tx, coupleId, { kind, id }, 1);
      const params = { firstName: member.firstName, title, words: text };
      await notifyGathered(tx, context, {
        kind: `${kind}_comment`,
        params,
        subject: { kind, id, partId: commentId },
      });
      return comment;
    },
    async (tx, reference) => {
      const comment = member.coupleId && (await findComment(tx, member.coupleId, { kind, id }, reference.id));
      if (!comment) throw refuse.notFound();
      return comment;
    },
  );
}

/** Deletes a comment, for its writer only. */
export async function deleteComment(
  context: MemberContext,
  kind: DiscussedKind,
  { id, commentId }: CommentId,
): Promise<void> {
  await context.change(async (tx) => {
    const { coupleId } = await lockOwnSubject(tx, context, kind, id);
    const comment = await findComment(tx, coupleId, { kind, id }, commentId);
    if (!comment) throw refuse.notFound();
    if (comment.userId !== context.member.id) throw refuse.forbidden('only_writer_changes', commentsText.onlyWriter);
    await deleteCommentRow(tx, coupleId, commentId);
    await deleteNoticesOf(tx, { coupleId }, { kind, id, partId: commentId });
    await addToCount(tx, coupleId, { kind, id }, -1);
  });
}

/** Returns a page of all comments of the couple, for their export. */
export async function readAllComments(context: MemberContext, query: ShortPageQuery) {
  const { db, member } = context;
  const page = parsePageRequest(query, ['id']);
  const { id: readerId, coupleId } = member;
  if (!coupleId) return [];
  const rows = await listAllComments(db, { id: readerId, coupleId }, page);
  return toPage(context, rows, page, ({ id }) => [id]);
}

async function lockOwnSubject(
  tx: Transaction,
  { member: { coupleId } }: MemberContext,
  kind: DiscussedKind,
  id: string,
) {
  const subject = coupleId && (await lockSubject(tx, coupleId, { kind, id }));
  if (!coupleId || !subject) throw refuse.notFound();
  return { coupleId, title: subject.title, reactions: subject.reactions ?? [] };
}
