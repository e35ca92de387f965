import { asText, type ChangeKind, type ShowInRows } from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { REACTIONS } from '#domain/comments/facts.ts';
import type { Comment } from '#domain/comments/schema.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import type { Memory } from '#domain/memories/schema.ts';
import type { DiscussedKind } from '#domain/registry/records.ts';

type Talked = Pick<Memory, 'reactions' | 'commentCount'>;
type Talk = 'react' | 'comment' | 'uncomment';

/** Effects of the calls that add or remove comments and reactions, by their last names. */
const TALKS: Readonly<Record<string, Talk>> = { react: 'react', comment: 'comment', deleteComment: 'uncomment' };

/** Returns the calls of a resource that add or remove comments and reactions. */
export function talkCalls(resource: string): Readonly<Record<string, ChangeKind>> {
  return Object.fromEntries(Object.entries(TALKS).map(([name, talk]) => [`${resource}.${name}`, talk]));
}

/** Returns the effect of a call; `null` for one that neither adds nor removes a comment or reaction. */
export function talkOf(call: string): Talk | null {
  return TALKS[call.split('.')[1] ?? ''] ?? null;
}

/** Applies a pending comment or reaction to a row: the member's reaction, or the number of comments. */
export function amendTalk<Row extends Talked>(row: Row, talk: Talk, { body, memberId, madeAt }: PendingMutation): Row {
  if (talk !== 'react') return { ...row, commentCount: row.commentCount + (talk === 'comment' ? 1 : -1) };
  const others = row.reactions.filter(({ userId }) => userId !== memberId);
  const emoji = REACTIONS.find((each) => each === body?.['emoji']);
  return { ...row, reactions: emoji ? [...others, { userId: memberId, emoji, at: madeAt }] : others };
}

const RESOURCES: Readonly<Record<DiscussedKind, string>> = {
  date: 'dates',
  memory: 'memories',
  daily_question: 'dailyQuestion',
};

/** Shows pending comments on objects of a kind in the rows of all comments. */
export function showInComments(subjectKind: DiscussedKind): ShowInRows<PublicRow<'comments'>> {
  const calls = talkCalls(RESOURCES[subjectKind]);
  return (rows, changes) => {
    const ofKind = changes.filter(({ call }) => call in calls && talkOf(call) !== 'react');
    if (ofKind.length === 0) return rows;
    const comments = new Map(rows.map((comment) => [comment.id, comment]));
    for (const change of ofKind) {
      const { objectId: subjectId, path } = change;
      const comment = toComment(change);
      if (talkOf(change.call) === 'comment') comments.set(comment.id, { ...comment, subjectKind, subjectId });
      else comments.delete(path.split('/').at(-1) ?? '');
    }
    return [...comments.values()];
  };
}

/** Returns the comment that a change adds. */
function toComment({ body, memberId, madeAt }: PendingMutation): Comment {
  return { id: asText(body?.['commentId']), userId: memberId, text: asText(body?.['text']), createdAt: madeAt };
}
