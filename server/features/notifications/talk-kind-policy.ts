import { z } from 'zod';
import { paths } from '#domain/registry/screen-paths.ts';
import { commentsText } from '#messages/comments.ts';
import { dailyMomentText } from '#messages/daily-moment.ts';
import { dailyQuestionText } from '#messages/daily-question.ts';
import { memoriesText } from '#messages/memories.ts';
import { writeQuestion } from '#messages/question-text.ts';
import { formatNumber, formatWeekday } from '#server/platform/format.ts';
import { kind } from './kind-shape-policy.ts';

const firstNameOnly = z.object({ firstName: z.string() });
const commentParams = z.object({ firstName: z.string(), title: z.string(), words: z.string() });
const reactionParams = z.object({ firstName: z.string(), title: z.string(), emoji: z.string() });

/** The partner's part of the day, by their name. `hasMoment` is false once the reader has given a photo too. */
const eveningParams = firstNameOnly.extend({
  questionId: z.string(),
  hasAnswered: z.boolean(),
  hasMoment: z.boolean(),
});

/** Returns the subject's title as the reader sees it. */
type TitleOf = (params: { title: string }) => string;

/** Builds a kind about a comment. The lock screen shows its subject, but not its text. */
function commentKind(path: string, titleOf: TitleOf = ({ title }) => title) {
  return kind(
    ['other', 'memories', null],
    path,
    commentParams,
    ({ firstName, words, ...subject }) => ({
      title: commentsText.commented(firstName),
      message: commentsText.commentOn(titleOf(subject), words),
    }),
    ({ firstName, ...subject }) => ({ title: commentsText.commented(firstName), message: titleOf(subject) }),
  );
}

function reactionKind(path: string, titleOf: TitleOf = ({ title }) => title) {
  return kind(['other', 'memories', null], path, reactionParams, ({ firstName, emoji, ...subject }) => ({
    title: commentsText.reacted(firstName, emoji),
    message: titleOf(subject),
  }));
}

/** The kinds about the partner's comments, reactions, answers to the day's question and imported memories. */
export const TALK_KINDS = {
  memory_comment: commentKind(paths.memories),
  memory_reaction: reactionKind(paths.memories),
  date_comment: commentKind(paths.datePlanning),
  date_reaction: reactionKind(paths.datePlanning),
  daily_question_comment: commentKind(paths.dailyQuestion, () => dailyQuestionText.title),
  daily_question_reaction: reactionKind(paths.dailyQuestion, () => dailyQuestionText.title),
  talk_several: kind(
    ['other', 'memories', null],
    paths.memories,
    z.object({ firstName: z.string(), count: z.number() }),
    ({ firstName, count }) => ({
      title: commentsText.several(firstName),
      message: commentsText.severalMessage(formatNumber(count), count),
    }),
  ),
  memories_brought: kind(
    ['other', 'memories', null],
    paths.memories,
    z.object({ firstName: z.string(), count: z.number() }),
    ({ firstName, count }) => ({
      title: memoriesText.brought(firstName),
      message: memoriesText.broughtMessage(formatNumber(count), count),
    }),
  ),
  daily_answer_sealed: kind(
    ['reminder', 'dailyQuestion', 'dailyAnswer'],
    paths.dailyQuestion,
    // `pastDay` comes with the reading, once the day is over.
    firstNameOnly.extend({ pastDay: z.string().optional() }),
    ({ firstName, pastDay }) => ({
      title:
        pastDay === undefined
          ? dailyQuestionText.partnerAnswered(firstName)
          : dailyQuestionText.partnerAnsweredOn(firstName, formatWeekday(pastDay)),
      message: dailyQuestionText.partnerAnsweredMessage,
    }),
  ),
  daily_answers_open: kind(
    ['reminder', 'dailyQuestion', null],
    paths.dailyQuestion,
    firstNameOnly,
    ({ firstName }) => ({
      title: dailyQuestionText.bothAnswered(firstName),
      message: dailyQuestionText.bothAnsweredMessage,
    }),
  ),
  /** The evening's reminder of the day's question. The partner's part is read with it. */
  daily_question_evening: kind(
    ['reminder', 'dailyQuestion', 'evening'],
    paths.dailyQuestion,
    eveningParams,
    ({ questionId, ...partner }) => ({ title: titleOfEvening(partner), message: writeQuestion(questionId).text }),
  ),
  daily_moments_open: kind(
    ['reminder', 'dailyQuestion', null],
    paths.dailyQuestion,
    firstNameOnly.extend({ day: z.string() }),
    ({ firstName }) => ({
      title: dailyMomentText.bothGiven(firstName),
      message: dailyMomentText.bothGivenMessage,
    }),
  ),
} as const;

function titleOfEvening({ firstName, hasAnswered, hasMoment }: Omit<z.output<typeof eveningParams>, 'questionId'>) {
  if (hasAnswered && hasMoment) return dailyMomentText.eveningBoth(firstName);
  if (hasMoment) return dailyMomentText.eveningMoment(firstName);
  return hasAnswered ? dailyQuestionText.partnerAnswered(firstName) : dailyMomentText.evening;
}
