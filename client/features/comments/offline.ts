import { REACTIONS } from '#domain/comments/facts.ts';
import type { Comment } from '#domain/comments/schema.ts';
import type { Memory } from '#domain/memories/schema.ts';
import { asText, type ChangeKind, type ShownRead } from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';

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
export function amendTalk<Row extends Talked>(row: Row, talk: Talk, { body, memberId }: PendingMutation): Row {
  if (talk !== 'react') return { ...row, commentCount: row.commentCount + (talk === 'comment' ? 1 : -1) };
  const others = row.reactions.filter(({ userId }) => userId !== memberId);
  const emoji = REACTIONS.find((each) => each === body?.['emoji']);
  return { ...row, reactions: emoji ? [...others, { userId: memberId, emoji }] : others };
}

/** Returns the comments on one object, including pending ones. */
export function showInComments(
  found: Comment[],
  changes: readonly PendingMutation[],
  { objectId, query }: ShownRead,
): Comment[] {
  let comments = found;
  for (const change of changes) {
    if (change.objectId !== objectId) continue;
    const talk = talkOf(change.call);
    const id = String(talk === 'comment' ? change.body?.['commentId'] : change.path.split('/').at(-1));
    if (talk === 'comment' || talk === 'uncomment') comments = comments.filter((each) => each.id !== id);
    if (talk === 'comment' && !query.has('cursor')) comments = [...comments, toComment(change, id)];
  }
  return comments;
}

export function toComment({ body, memberId, madeAt }: PendingMutation, id: string): Comment {
  return { id, userId: memberId, text: asText(body?.['text']), createdAt: madeAt };
}
