import { landingText } from '#messages/screens/landing.ts';
import { KiteSky } from './kite-sky.tsx';
import { RainOverGir } from './rain-over-gir.tsx';

export function MemoriesView() {
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
