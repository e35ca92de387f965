import type { CopiedRead } from '#client/data/copy/shown.ts';
import type { Comment } from '#domain/comments/schema.ts';
import type { DiscussedKind } from '#domain/registry/records.ts';

/** The comments on a memory, a date or a day's answers, the oldest first. */
export const commentsRead: CopiedRead<{ kind: DiscussedKind; id: string }, Comment[]> = {
  of: ['comments'],
  derive: (shown, { kind, id }) =>
    shown('comments')
      .filter(({ subjectKind, subjectId }) => subjectKind === kind && subjectId === id)
      .map(({ subjectKind: _kind, subjectId: _id, ...comment }) => comment)
      .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id)),
};
