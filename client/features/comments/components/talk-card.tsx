import type { Commented } from '../model.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { Reactions } from './reactions.tsx';

/** Reactions and comments on a memory, a date or a day's answers, with controls to add more. */
export function TalkCard({ subject }: { subject: Commented }) {
  const { kind, id, isReadOnly = false } = subject;
  return (
    <div className="grid grid-cols-1 gap-5">
      {!isReadOnly && <Reactions subject={subject} />}
      <CommentList key={id} kind={kind} id={id} />
      {!isReadOnly && <CommentForm key={`${id} form`} kind={kind} id={id} />}
    </div>
  );
}
