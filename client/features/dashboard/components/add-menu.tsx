import { Plus } from 'lucide-react';
import { useState } from 'react';
import { dashboardText as text } from '#messages/screens/dashboard.ts';
import { LazyAddSheet } from './lazy-add-sheet.tsx';

/** Button for everything that can be added. With large text it is in the page, so that it covers nothing. */
export function AddMenu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {/* Lets the end of the page scroll above the button. */}
      <div className="h-16 low:hidden cramped:hidden" />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={text.add}
        onClick={() => setIsOpen(true)}
        className="fixed right-5 bottom-[calc(6rem+var(--offer-height,0px)+env(safe-area-inset-bottom))] z-10 grid size-14 place-items-center rounded-full border-2 border-page bg-accent text-on-accent shadow-lift active:scale-95 typing:hidden lg:right-8 lg:bottom-8 low:static cramped:static cramped:w-full"
      >
        <Plus aria-hidden className="size-7" />
      </button>
      {isOpen && <LazyAddSheet start="menu" onClose={() => setIsOpen(false)} />}
    </>
  );
}
