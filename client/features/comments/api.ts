import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import type { DiscussedKind } from '#domain/registry/records.ts';
import { commentsScreensText as text } from '#messages/comments.ts';
import { commentsRead } from './reads.ts';

const calls = { memory: api.memories, date: api.dates, daily_question: api.dailyQuestion } as const;

export function useComments(kind: DiscussedKind, id: string) {
  return useCopied(commentsRead, { kind, id });
}

export function useReact(kind: DiscussedKind) {
  const toMemory = useMutation(api.memories.react.mutationOptions(failing(text.reactionFailed)));
  const toDate = useMutation(api.dates.react.mutationOptions(failing(text.reactionFailed)));
  const toAnswers = useMutation(api.dailyQuestion.react.mutationOptions(failing(text.reactionFailed)));
  return { memory: toMemory, date: toDate, daily_question: toAnswers }[kind];
}

export function useComment(kind: DiscussedKind, onDone: () => void) {
  return useMutation(calls[kind].comment.mutationOptions(failing(text.sendFailed, onDone)));
}

export function useDeleteComment(kind: DiscussedKind, onDone: () => void) {
  return useMutation(calls[kind].deleteComment.mutationOptions(failing(text.deleteFailed, onDone)));
}

function failing(title: string, onDone?: () => void) {
  return mutationToasts({
    failure: ({ message }) => ({ title, description: message }),
    ...(onDone && { onDone }),
  });
}
