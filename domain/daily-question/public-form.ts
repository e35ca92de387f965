import type { CopiedRow } from '#domain/copy/rows.ts';
import type { AnsweredQuestion } from './schema.ts';

/** A day's answers as one member may see them. */
export type StoredAnswers = CopiedRow<'answers'>;

/**
 * Returns a day's answers as the API does, with their question in the reader's language. A settled day's answers are
 * final.
 */
export function toAnswered(
  { id, day, mine, partner, isOfBoth, isPartners, reactions, commentCount }: StoredAnswers,
  question: AnsweredQuestion['question'],
  isSettled = (mine !== null && partner.state !== 'none') || reactions.length > 0 || commentCount > 0,
): AnsweredQuestion {
  return {
    id,
    day,
    question,
    mine,
    partner,
    canAnswer: isOfBoth && !isSettled,
    canReply: partner.state === 'open' && isPartners,
    reactions,
    commentCount,
  };
}
