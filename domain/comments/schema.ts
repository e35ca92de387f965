import { z } from 'zod';
import { id, instant, newId, recordId, requiredText } from '#domain/kernel/fields.ts';
import { ShortPageQuery } from '#domain/kernel/paging.ts';
import { COMMENT_MAX_LENGTH, commentsFault, REACTIONS } from './facts.ts';

/**
 * Reactions and comment count of a memory, a date or a day's answers; at most one reaction a member. `at` is when its
 * emoji was chosen; reactions that a former version stored have none.
 */
export const talk = {
  reactions: z.array(z.object({ userId: id, emoji: z.enum(REACTIONS), at: instant.optional() })),
  commentCount: z.number().int(),
};

/** `userId` is the author, `null` once their account is deleted. */
export const Comment = z.object({ id, userId: id.nullable(), text: z.string(), createdAt: instant });
export type Comment = z.infer<typeof Comment>;

/** `null` removes the caller’s reaction. */
export const ReactionInput = z.object({
  id: recordId,
  emoji: z.enum(REACTIONS, { error: commentsFault('emojiInvalid') }).nullable(),
});
export type ReactionInput = z.output<typeof ReactionInput>;

export const CommentsQuery = z.object({ id: recordId }).extend(ShortPageQuery.unwrap().shape);
export type CommentsQuery = z.output<typeof CommentsQuery>;

export const CommentInput = z.object({
  id: recordId,
  /** Id of the new comment, if the client assigns it. */
  commentId: newId,
  text: requiredText(commentsFault('textRequired'), COMMENT_MAX_LENGTH),
});
export type CommentInput = z.output<typeof CommentInput>;

export const CommentId = z.object({ id: recordId, commentId: recordId });
export type CommentId = z.output<typeof CommentId>;
