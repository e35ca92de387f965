import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { WeaveRule } from '#client/ui/content/ornaments.tsx';
import { landingText } from '#messages/landing.ts';
import { DateView } from './views/date-view.tsx';
import { RainOverGir } from './views/rain-over-gir.tsx';

const shares = [
  { label: landingText.exampleFood, width: '68%', color: 'bg-(--mark-left)' },
  { label: landingText.exampleTravel, width: '42%', color: 'bg-(--mark-right)' },
  { label: landingText.exampleGifts, width: '24%', color: 'bg-calm' },
];

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

function NotesView() {
  return (
    <div className="mx-auto grid w-full max-w-sm gap-4">
      <div className="mr-12 rounded-large rounded-bl-[0.4rem] bg-festive-soft p-5 text-festive-ink">
        <p className="text-caption font-semibold">{landingText.exampleNoteKind}</p>
        <p className="font-heading text-title font-semibold">{landingText.exampleNote}</p>
      </div>
      <div className="ml-12 flex items-center justify-between gap-4 rounded-large rounded-br-[0.4rem] bg-accent-soft p-5 text-accent-ink">
        <p className="font-heading text-title font-semibold">{landingText.exampleBirthday}</p>
        <p className="figures text-caption font-semibold whitespace-nowrap">{landingText.exampleBirthdayWhen}</p>
      </div>
    </div>
  );
}

function AnsweredDateView() {
  return (
    <div className="relative mx-auto w-full max-w-sm pb-12">
      <div className="-rotate-1 shadow-lift">
        <DateView />
      </div>
      <p className="absolute right-2 bottom-2 flex rotate-2 items-center gap-2 rounded-full bg-positive-soft py-2 pr-5 pl-2 font-semibold text-positive shadow-lift">
        <span className="grid size-8 place-items-center rounded-full bg-positive text-surface">
          <Check aria-hidden className="size-5" strokeWidth={3} />
        </span>
        {landingText.exampleAccepted}
      </p>
    </div>
  );
}

function MemoriesView() {
  return (
    <div className="mx-auto grid w-full max-w-md grid-cols-[1fr_1.25fr] items-end gap-3">
      <div className="grid gap-3">
        <KiteSky className="aspect-square w-full rounded-small" />
        <div className="aspect-4/3 rounded-small bg-festive-soft text-(--mark-right) bandhani" />
      </div>
      <div className="relative">
        <RainOverGir className="aspect-3/4 w-full rounded-small" />
        <p className="absolute inset-x-3 bottom-3 rounded-[0.5rem] bg-raised px-3 py-2">
          <span className="block font-heading leading-tight font-semibold">{landingText.exampleMemory}</span>
          <span className="text-caption text-ink-soft">{landingText.exampleMemoryDate}</span>
        </p>
      </div>
    </div>
  );
}

/** Uttarayan drawing: two kites over the roofs, their threads crossing. */
function KiteSky({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 120" preserveAspectRatio="xMidYMid slice" aria-hidden className={clsx('block', className)}>
      <rect width="120" height="120" fill="#8fd0d3" />
      <rect width="120" height="70" y="50" fill="#f7e3b5" opacity="0.55" />
      <path d="M50 34C60 62 56 84 84 112M78 52C68 74 60 84 34 114" stroke="#3a1630" strokeWidth="1" fill="none" />
      <path d="M50 8L68 26 50 44 32 26Z" fill="#a6114e" />
      <path d="M50 8V44L32 26Z" fill="#d0286c" />
      <path d="M84 30L98 46 80 58 68 42Z" fill="#f3a61f" />
      <path d="M84 30L80 58 68 42Z" fill="#ffd27a" />
      <path d="M0 104h18v-8h14v10h22V98h10v8h26v-9h16v7h14v16H0Z" fill="#3a1630" />
      <path d="M6 110h4v5H6ZM38 110h5v5h-5ZM72 111h5v5h-5ZM96 110h4v5h-4Z" fill="#f3a61f" />
    </svg>
  );
}

function MoneyView() {
  return (
    <div className="mx-auto grid w-full max-w-sm gap-5 rounded-large border border-line bg-surface p-6 shadow-lift">
      <div>
        <p className="text-caption text-ink-soft">{landingText.exampleGoal}</p>
        <p className="flex items-baseline gap-2">
          <span className="figures font-heading text-heading font-semibold">{landingText.exampleSaved}</span>
          <span className="figures text-ink-soft">{landingText.exampleTarget}</span>
        </p>
        <div className="mt-2 flex h-3 overflow-hidden rounded-full bg-sunk">
          <span className="w-[40%] bg-(--mark-left)" />
          <span className="w-[32%] bg-(--mark-right)" />
        </div>
      </div>
      <div className="border-t border-line pt-4">
        <p className="flex items-baseline justify-between">
          <span className="text-caption text-ink-soft">{landingText.exampleSpent}</span>
          <span className="figures font-semibold">{landingText.exampleSpentAmount}</span>
        </p>
        <div className="grid gap-2 pt-3">
          {shares.map((share) => (
            <div key={share.label} className="grid grid-cols-[7.5rem_1fr] items-center gap-2 text-caption">
              {share.label}
              <span className={`h-2 rounded-full ${share.color}`} style={{ width: share.width }} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
