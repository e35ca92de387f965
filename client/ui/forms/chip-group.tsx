import { clsx } from 'clsx';

export interface Chip<Value extends string> {
  value: Value;
  label: string;
  count?: number;
}

interface ChipGroupProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  chips: readonly Chip<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Single choice among a few, such as a filter above a list or a day of a form. Scrolls horizontally on a phone. */
export function ChipGroup<Value extends string>({ label, chips, value, onChange }: ChipGroupProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      {chips.map((chip) => {
        const isChosen = chip.value === value;
        return (
          <button
            key={chip.value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(chip.value)}
            className={clsx(
              'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-body font-medium whitespace-nowrap transition-colors',
              isChosen
                ? 'border-accent bg-accent text-on-accent'
                : 'border-line-strong bg-surface text-ink hover:border-accent',
            )}
          >
            {chip.label}
            {chip.count !== undefined && (
              <span className={clsx('figures text-caption', !isChosen && 'text-ink-soft')}>{chip.count}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}
