import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { landingText } from '#messages/screens/landing.ts';
import { WeaveRule } from '#client/ui/content/ornaments.tsx';
import { AnsweredDateView } from './views/answered-date-view.tsx';
import { MemoriesView } from './views/memories-view.tsx';
import { MoneyView } from './views/money-view.tsx';
import { NotesView } from './views/notes-view.tsx';

const parts: { title: string; text: string; view: ReactNode }[] = [
  { title: landingText.datesTitle, text: landingText.datesText, view: <AnsweredDateView /> },
  { title: landingText.memoriesTitle, text: landingText.memoriesText, view: <MemoriesView /> },
  { title: landingText.moneyTitle, text: landingText.moneyText, view: <MoneyView /> },
  { title: landingText.notesTitle, text: landingText.notesText, view: <NotesView /> },
];

/** Features as call and answer: text and picture alternate sides. */
export function Voices() {
  return (
    <section className="mx-auto max-w-6xl px-5 pt-20 md:px-8 lg:pt-28">
      <div className="grid max-w-2xl grid-cols-1 gap-4">
        <WeaveRule className="h-6 w-60 max-w-full" />
        <h2 className="text-heading">{landingText.voicesTitle}</h2>
        <p className="text-lead text-ink-soft">{landingText.voicesText}</p>
      </div>
      <div className="grid grid-cols-1 gap-16 pt-14 lg:gap-14 lg:pt-12">
        {parts.map((part, index) => (
          <div key={part.title} className="grid grid-cols-1 items-center gap-8 lg:grid-cols-2 lg:gap-12">
            <div
              className={clsx(
                'grid max-w-md grid-cols-1 gap-3',
                index % 2 === 1 ? 'lg:order-2 lg:pl-10' : 'lg:justify-self-end lg:pr-10',
              )}
            >
              <h3 className="text-title">{part.title}</h3>
              <p className="text-lead text-ink-soft">{part.text}</p>
            </div>
            <div role="img" aria-label={landingText.example} className="select-none">
              {part.view}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
