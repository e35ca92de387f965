import type { Comment, CommentId, CommentInput, CommentsQuery, ReactionInput } from '#domain/comments/schema.ts';
import type { AnsweredQuestion } from '#domain/daily-question/schema.ts';
import { dailyQuestionText as text } from '#messages/daily-question.ts';
import type { Database } from '#server/db/database.ts';
import { addComment, deleteComment, readComments, setReaction } from '#server/features/comments/service.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { type DayRow, findDayById } from './queries.ts';
import { readAnswers } from './service.ts';

/** Reactions to a day's open answers, and comments on them. Answers stay open, so the checks lock nothing. */

export async function reactToAnswers(context: MemberContext, input: ReactionInput): Promise<AnsweredQuestion> {
  await requireOpen(context, input.id);
  const read = async (db: Database) => readAnswers(await requireDay({ ...context, db }, input.id));
  return context.change(async (tx) => {
    await setReaction(tx, context, 'daily_question', input);
    return read(tx);
  }, read);
}

/** Returns a page of the comments on answers that the member has given, also on those between former partners. */
export async function readAnswerComments(context: MemberContext, query: CommentsQuery): Promise<Comment[]> {
  const { mine, hasOther, commentCount } = await requireDay(context, query.id);
  if (mine === null || (!hasOther && commentCount === 0)) throw refuseSealed();
  return readComments(context, 'daily_question', query);
}

export async function commentOnAnswers(context: MemberContext, input: CommentInput): Promise<Comment> {
  await requireOpen(context, input.id);
  return addComment(context, 'daily_question', input);
}

export async function deleteAnswerComment(context: MemberContext, input: CommentId): Promise<void> {
  const { mine } = await requireDay(context, input.id);
  if (mine === null) throw refuseSealed();
  return deleteComment(context, 'daily_question', input);
}

/** Rejects a day on which the member and the present partner have not both answered. */
async function requireOpen(context: MemberContext, id: string): Promise<void> {
  const { mine, isPartners } = await requireDay(context, id);
  if (mine === null || !isPartners) throw refuseSealed();
}

/** Returns a day that the member may know of: one of the present couple, or one that they have answered. */
async function requireDay({ db, member }: MemberContext, id: string): Promise<DayRow> {
  const { id: readerId, coupleId, partnerId } = member;
  const row = coupleId && (await findDayById(db, { id: readerId, coupleId, partnerId }, id));
  if (!row || (row.mine === null && !row.isOfBoth)) throw refuse.notFound();
  return row;
}

function refuseSealed() {
  return refuse.conflict('answers_sealed', text.answersSealed);
}
