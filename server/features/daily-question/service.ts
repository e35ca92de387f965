import { toAnswered } from '#domain/daily-question/public-form.ts';
import { dailyAnswers } from '#domain/daily-question/record.ts';
import type {
  AnsweredQuestion,
  DailyAnswerInput,
  DailyQuestion,
  HistoryQuery,
  NotForUsInput,
  TopicInput,
  Topics,
} from '#domain/daily-question/schema.ts';
import { countStreak } from '#domain/daily-question/streak.ts';
import { dailyQuestionText as text } from '#messages/daily-question.ts';
import { searchQuestions, writeQuestion } from '#messages/question-text.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { chooseQuestionTopic, findQuestionTopics } from '#server/db/repositories/couples.ts';
import { notify } from '#server/features/notifications/service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { ChangeFor, Member, MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { readSearched } from '#server/platform/lists/run-search.ts';
import { assignQuestion, chooseFor } from './assign-service.ts';
import { findLongest, orderFor } from './policy.ts';
import {
  type DayRow,
  deleteDaysAfter,
  deleteSealedAnswers,
  findDay,
  hasAnswer,
  listDays,
  listOpenDays,
  lockDay,
  lockDayOf,
  type Reader,
  replaceQuestion,
  upsertAnswer,
} from './queries.ts';
import { listFitting, topicOf } from './question-policy.ts';

/** Number of light questions that a lone member sees in turn. */
const TASTES = 28;

/** A member with a partner, who gets questions. */
interface Pair extends Reader {
  partnerId: string;
}

/** Returns today's question, or a preview for a lone member. */
export async function readDailyQuestion({ db, member, clock }: MemberContext): Promise<DailyQuestion> {
  const today = todayInIndia(clock);
  const pair = findPair(member);
  return pair ? readToday(db, pair, today) : previewQuestion(member.id, today);
}

/**
 * Answers a question that the couple has had, or changes the answer before the partner has answered. Concurrent answers
 * all count.
 */
export async function answerQuestion(context: MemberContext, input: DailyAnswerInput): Promise<DailyQuestion> {
  const { member, clock } = context;
  const pair = requirePair(member);
  const today = todayInIndia(clock);
  return context.changeFor(
    async (tx): Promise<ChangeFor<DailyQuestion>> => {
      const day = await lockDayOf(tx, pair.coupleId, { questionId: input.questionId, today });
      const before = day && (await findDay(tx, pair, day));
      if (!before || !before.isOfBoth) throw await explainRejection(tx, pair, today, input.questionId);
      if (isSettled(before)) throw refuse.conflict('answers_open', text.answersOpen);
      await upsertAnswer(tx, pair, { day: before.day, text: input.text, answeredAt: toIso(clock.now()) });
      // A changed answer that is still sealed is as the partner knew it.
      const isPrivate = before.mine !== null && !before.hasOther;
      touchRows(tx, dailyAnswers, pair, [before.id], isPrivate ? [pair.id] : 'both');
      if (before.mine === null) await notifyAnswered(tx, context, pair, before);
      return { result: await readToday(tx, pair, today), audience: [], isPrivate };
    },
    (tx) => readToday(tx, pair, today),
  );
}

/** Replaces today's question by another one, once a day and before either has answered. */
export async function replaceDailyQuestion(context: MemberContext): Promise<DailyQuestion> {
  const pair = requirePair(context.member);
  const { coupleId } = pair;
  const today = todayInIndia(context.clock);
  return context.change(
    async (tx) => {
      if (!(await findDay(tx, pair, today))) await assignQuestion(tx, coupleId, today);
      await lockDay(tx, coupleId, today);
      const { questionId, replacedId } = await requireDay(tx, pair, today);
      if (await hasAnswer(tx, coupleId, today)) throw refuse.conflict('question_answered', text.alreadyAnswered);
      if (replacedId !== null) throw refuse.conflict('question_replaced', text.alreadyReplaced);
      await replaceQuestion(tx, coupleId, today, { ...(await chooseFor(tx, coupleId)), replacedId: questionId });
      return readToday(tx, pair, today);
    },
    (tx) => readToday(tx, pair, today),
  );
}

/**
 * Switches off the topic of today's question for both. Another question comes at once, unless one has come today or one
 * of the two has answered: the day then keeps its question.
 */
export async function switchOffTopic(context: MemberContext, { questionId }: NotForUsInput): Promise<DailyQuestion> {
  const pair = requirePair(context.member);
  const { coupleId } = pair;
  const today = todayInIndia(context.clock);
  return context.change(
    async (tx) => {
      if (!(await findDay(tx, pair, today))) await assignQuestion(tx, coupleId, today);
      await lockDay(tx, coupleId, today);
      const { questionId: asked, replacedId } = await requireDay(tx, pair, today);
      if (asked !== questionId) throw await explainRejection(tx, pair, today, questionId);
      const topic = topicOf(asked);
      if (topic === null) throw refuse.conflict('question_for_all', text.forAll);
      await chooseQuestionTopic(tx, coupleId, { topic, isOn: false });
      await deleteDaysAfter(tx, coupleId, today);
      if (replacedId === null && !(await hasAnswer(tx, coupleId, today)))
        await replaceQuestion(tx, coupleId, today, { ...(await chooseFor(tx, coupleId)), replacedId: asked });
      return readToday(tx, pair, today);
    },
    (tx) => readToday(tx, pair, today),
  );
}

/** Switches a topic of the coming questions on or off, for both. The question of today stays. */
export async function chooseTopic(context: MemberContext, input: TopicInput): Promise<Topics> {
  const { coupleId } = requirePair(context.member);
  const read = async (tx: Transaction) => ({ topics: await findQuestionTopics(tx, coupleId) });
  const today = todayInIndia(context.clock);
  return context.change(async (tx) => {
    // A call that assigns the days ahead has read the topics before.
    await lockDay(tx, coupleId, today);
    await chooseQuestionTopic(tx, coupleId, input);
    await deleteDaysAfter(tx, coupleId, today);
    return read(tx);
  }, read);
}

/**
 * Returns a page of answered questions, with `X-Next-Cursor` if more follow. A search finds a sealed answer only for
 * its author.
 */
export async function readHistory(context: MemberContext, query: HistoryQuery): Promise<AnsweredQuestion[]> {
  const { db, member } = context;
  const page = parsePageRequest(query, ['date']);
  const { id, coupleId, partnerId } = member;
  if (!coupleId) return [];
  const search = query?.search ? { words: query.search, questionIds: searchQuestions(query.search) } : null;
  const rows = await readSearched(db, search?.words, (reader) =>
    listDays(reader, { id, coupleId, partnerId }, page, search),
  );
  return toPage(context, rows, page, ({ day }) => [day]).map(readAnswers);
}

/**
 * Returns the longest streak between the first and the last day on which both members of the present couple have
 * answered, or 0 without a partner.
 */
export async function findLongestStreak(
  { db, member }: MemberContext,
  days: { first: string; last: string },
): Promise<number> {
  const pair = findPair(member);
  if (!pair) return 0;
  const openDays = await listOpenDays(db, pair);
  return findLongest(openDays.filter((day) => day >= days.first && day <= days.last));
}

/**
 * Deletes a leaving member's answers that the partner has not seen, so that they remain sealed, and the questions of
 * the days ahead, which this couple will not have.
 */
export async function dropUnseen(
  tx: Transaction,
  { coupleId, userId, today }: { coupleId: string; userId: string; today: string },
): Promise<void> {
  await deleteSealedAnswers(tx, coupleId, userId);
  await deleteDaysAfter(tx, coupleId, today);
}

async function readToday(db: Database, pair: Pair, today: string): Promise<DailyQuestion> {
  const [known, openDays] = await Promise.all([findDay(db, pair, today), listOpenDays(db, pair)]);
  if (!known) await assignQuestion(db, pair.coupleId, today);
  const row = known ?? (await requireDay(db, pair, today));
  return {
    ...readAnswers(row),
    streak: countStreak(openDays, today),
    canReplace: row.replacedId === null && row.mine === null && !row.hasOther,
    topic: topicOf(row.questionId),
  };
}

async function requireDay(db: Database, pair: Pair, day: string): Promise<DayRow> {
  const row = await findDay(db, pair, day);
  if (!row) throw new Error(`${day} has no question`);
  return row;
}

/**
 * Returns the error for a question that cannot be answered: it was replaced meanwhile, or this couple has not had it.
 */
async function explainRejection(tx: Transaction, pair: Pair, today: string, questionId: string) {
  const row = await findDay(tx, pair, today);
  return row?.replacedId === questionId
    ? refuse.conflict('question_replaced', text.replacedMeanwhile)
    : refuse.notFound();
}

/** Notifies the partner of an answer, by its kind alone and without a word of it. */
async function notifyAnswered(
  tx: Transaction,
  context: MemberContext,
  { partnerId }: Pair,
  { day, hasOther }: DayRow,
): Promise<void> {
  const sealedKey = `daily-question:${day}:sealed`;
  await notify(tx, context, {
    userId: partnerId,
    kind: hasOther ? 'daily_answers_open' : 'daily_answer_sealed',
    params: { firstName: context.member.firstName },
    onceKey: hasOther ? `daily-question:${day}:open` : sealedKey,
  });
}

/** Returns a day's answers as the API does. */
export function readAnswers({ mine, hasOther, other, reactions, commentCount, ...row }: DayRow): AnsweredQuestion {
  const state = mine !== null && hasOther ? 'open' : hasOther ? 'sealed' : 'none';
  // A member who has not answered the day does not see those of a former couple.
  const talk = mine === null ? { reactions: [], commentCount: 0 } : { reactions, commentCount };
  const answers = { ...row, mine, partner: { state, text: state === 'open' ? other : null }, ...talk } as const;
  return toAnswered(answers, writeQuestion(row.questionId), isSettled({ mine, hasOther, reactions, commentCount }));
}

/**
 * Returns true for a day whose answers are final: both are open, or a former couple has reacted or commented. A partner
 * who comes on the same day could otherwise open their comments with an answer.
 */
function isSettled({
  mine,
  hasOther,
  reactions,
  commentCount,
}: Pick<DayRow, 'mine' | 'hasOther' | 'reactions' | 'commentCount'>): boolean {
  return (mine !== null && hasOther) || reactions.length > 0 || commentCount > 0;
}

/** Returns one of the member's own light questions, a different one each day, without storing it. */
function previewQuestion(memberId: string, today: string): DailyQuestion {
  const order = orderFor(memberId, 1, listFitting([]));
  const place = Math.floor(Date.parse(today) / 86_400_000) % TASTES;
  return {
    id: null,
    day: today,
    question: writeQuestion(order[place] ?? ''),
    mine: null,
    partner: { state: 'none', text: null },
    canAnswer: false,
    canReply: false,
    reactions: [],
    commentCount: 0,
    streak: 0,
    canReplace: false,
    topic: null,
  };
}

function findPair({ id, coupleId, partnerId }: Member): Pair | null {
  return coupleId && partnerId ? { id, coupleId, partnerId } : null;
}

function requirePair(member: Member): Pair {
  const pair = findPair(member);
  if (!pair) throw refuse.conflict('no_partner', text.needsPartner);
  return pair;
}
