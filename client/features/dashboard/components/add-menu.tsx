import { Plus } from 'lucide-react';
import { useState } from 'react';
import { dashboardText as text } from '#messages/screens/dashboard.ts';
import { LazyAddSheet } from './lazy-add-sheet.tsx';

/** Button for everything that can be added: in the couple's card, and on a desktop above the page, where it covers nothing. */
export function AddMenu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={text.add}
        onClick={() => setIsOpen(true)}
        className="relative z-10 col-start-3 row-span-2 row-start-1 grid size-[min(3rem,14vw)] place-items-center rounded-full bg-festive text-on-festive shadow-lift active:scale-95 sm:col-start-4 sm:row-span-1 lg:fixed lg:right-8 lg:bottom-8 lg:size-14 lg:border-2 lg:border-page lg:bg-accent lg:text-on-accent cramped:col-start-2 cramped:row-span-1"
      >
        <Plus aria-hidden className="size-7" />
      </button>
      {isOpen && <LazyAddSheet start="menu" onClose={() => setIsOpen(false)} />}
    </>
  );
}
