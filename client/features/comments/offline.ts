import { asText, type ChangeKind, type ShowInRows } from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { REACTIONS } from '#domain/comments/facts.ts';
import type { Comment } from '#domain/comments/schema.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import type { Memory } from '#domain/memories/schema.ts';
import type { DiscussedKind } from '#domain/registry/records.ts';

type Talked = Pick<Memory, 'reactions' | 'commentCount'>;
type Talk = 'react' | 'comment' | 'uncomment';

/** Calls that add or remove comments and reactions, by resource. */
export const talkCalls = {
  dates: { 'dates.react': 'react', 'dates.comment': 'comment', 'dates.deleteComment': 'uncomment' },
  memories: {
    'memories.react': 'react',
    'memories.comment': 'comment',
    'memories.deleteComment': 'uncomment',
  },
  dailyQuestion: {
    'dailyQuestion.react': 'react',
    'dailyQuestion.comment': 'comment',
    'dailyQuestion.deleteComment': 'uncomment',
  },
} as const satisfies Record<string, Record<string, ChangeKind>>;

export function talkOf(call: string): Talk | null {
  const calls: Record<string, Talk> = {
    ...talkCalls.dates,
    ...talkCalls.memories,
    ...talkCalls.dailyQuestion,
  };
  return calls[call] ?? null;
}

/** Applies a pending comment or reaction to a row: the member's reaction, or the number of comments. */
export function amendTalk<Row extends Talked>(row: Row, talk: Talk, { body, memberId, madeAt }: PendingMutation): Row {
  if (talk !== 'react') return { ...row, commentCount: row.commentCount + (talk === 'comment' ? 1 : -1) };
  const others = row.reactions.filter(({ userId }) => userId !== memberId);
  const emoji = REACTIONS.find((each) => each === body?.['emoji']);
  return { ...row, reactions: emoji ? [...others, { userId: memberId, emoji, at: madeAt }] : others };
}

const callsOf: Readonly<Record<DiscussedKind, object>> = {
  date: talkCalls.dates,
  memory: talkCalls.memories,
  daily_question: talkCalls.dailyQuestion,
};

/** Shows pending comments on objects of a kind in the rows of all comments. */
export function showInComments(subjectKind: DiscussedKind): ShowInRows<PublicRow<'comments'>> {
  return (rows, changes) => {
    const ofKind = changes.filter(({ call }) => call in callsOf[subjectKind] && talkOf(call) !== 'react');
    if (ofKind.length === 0) return rows;
    const comments = new Map(rows.map((comment) => [comment.id, comment]));
    for (const change of ofKind) {
      const { objectId: subjectId, body, path } = change;
      const isNew = talkOf(change.call) === 'comment';
      const id = isNew ? asText(body?.['commentId']) : (path.split('/').at(-1) ?? '');
      if (isNew) comments.set(id, { ...toComment(change, id), subjectKind, subjectId });
      else comments.delete(id);
    }
    return [...comments.values()];
  };
}

export function toComment({ body, memberId, madeAt }: PendingMutation, id: string): Comment {
  return { id, userId: memberId, text: asText(body?.['text']), createdAt: madeAt };
}
