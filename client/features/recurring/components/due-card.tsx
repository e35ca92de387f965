import { useCopied } from '#client/data/copy/use-copied.ts';
import { recurringRead } from '../reads.ts';
import { PaidButton } from './paid-button.tsx';

interface DueCardProps {
  /** The day and the id of a recurring expense, as its notification names them. */
  about: string;
  onDone: () => void;
}

/** The button of a notification by which a day is recorded as paid; nothing once the expense or the day is gone. */
export function DueCard({ about, onDone }: DueCardProps) {
  const { data: recurring } = useCopied(recurringRead, null);
  const [on = '', id] = about.split(' ');
  const one = recurring?.find((each) => each.id === id);
  if (!one || one.nextOn === null || one.nextOn > on) return null;
  return <PaidButton recurring={one} on={on} onDone={onDone} className="mb-3 ml-13 justify-self-start" />;
}
