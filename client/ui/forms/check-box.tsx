import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The box of a checkbox, for a label that is drawn around or beside it. */
export function CheckBox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className="relative grid size-6 shrink-0 place-items-center">
      <input
        {...props}
        type="checkbox"
        className="peer size-6 appearance-none rounded-[0.5rem] border-2 border-line-strong bg-surface transition-colors checked:border-accent checked:bg-accent aria-invalid:border-danger"
      />
      <Check
        aria-hidden
        strokeWidth={3.2}
        className="pointer-events-none absolute size-4 text-on-accent opacity-0 peer-checked:opacity-100"
      />
    </span>
  );
}
