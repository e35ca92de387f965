import { useState } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { coupleRead } from '#client/data/couple-read.ts';
import { Card } from '#client/ui/content/card.tsx';
import { Mark } from '#client/ui/content/mark.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { joiningText as text } from '#messages/joining.ts';
import { LazyJoiningWelcome } from './joining/joining-outlet.tsx';

/** Offers the welcome of a new couple to a member who was away when the two became one. */
export function JoiningCard() {
  const { data: couple } = useCopied(coupleRead, null);
  const [isOpen, setIsOpen] = useState(false);
  if (!couple?.isWelcomeDue) return null;
  return (
    <Card className="flex min-h-47 flex-wrap items-center gap-4 p-5! sm:min-h-24">
      <Mark className="size-12 shrink-0 text-accent" />
      <div className="grid min-w-48 flex-1 gap-1">
        <h2 className="text-lead font-semibold">{text.title}</h2>
        <p className="text-ink-soft">{text.welcome}</p>
      </div>
      <Button onClick={() => setIsOpen(true)}>{text.begin}</Button>
      {isOpen && <LazyJoiningWelcome couple={couple} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
