import type { LucideIcon } from 'lucide-react';

/** Decorative icon on a tint of its colour; its meaning is written beside it. */
export function ColourMark({ icon: Icon, colour }: { icon: LucideIcon; colour: string }) {
  return (
    <span
      aria-hidden
      className="grid size-11 shrink-0 place-items-center rounded-full"
      style={{ color: colour, backgroundColor: `color-mix(in oklab, ${colour} 14%, transparent)` }}
    >
      <Icon className="size-5" strokeWidth={1.9} />
    </span>
  );
}
