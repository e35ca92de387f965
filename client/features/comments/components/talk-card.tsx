import type { Commented } from '../model.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { Reactions } from './reactions.tsx';

/** Reactions and comments on a memory or a date, with controls to add more. */
export function TalkCard({ subject }: { subject: Commented }) {
  const { kind, id } = subject;
  return (
    <div className="grid grid-cols-1 gap-5">
      <Reactions subject={subject} />
      <CommentList key={id} kind={kind} id={id} />
      <CommentForm key={`${id} form`} kind={kind} id={id} />
    </div>
  );
}
