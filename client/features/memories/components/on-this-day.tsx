import { Badge } from '#client/ui/content/badge.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { Photo } from '#client/ui/content/photo.tsx';
import type { PastMemory } from '#domain/memories/on-this-day.ts';
import type { Memory } from '#domain/memories/schema.ts';
import { memoryScreensText as text } from '#messages/memories.ts';
import { MemoryLink } from './memory-link.tsx';

/** Memories of this calendar day in earlier years, at least one. */
export function OnThisDay({ found }: { found: readonly PastMemory<Memory>[] }) {
  return (
    // On a phone photographs come first: above the figures, which come before them in the page.
    <Section title={text.onThisDay} className="max-lg:-order-1 max-lg:gap-0!">
      <ul className="-mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 py-1.5 [scrollbar-width:thin] md:-mx-8 md:scroll-px-8 md:px-8">
        {found.map(({ memory, yearsAgo }) => (
          <li
            key={memory.id}
            className="w-[min(18rem,85vw)] shrink-0 snap-start only:w-full sm:w-[min(24rem,70vw)] sm:only:w-full"
          >
            <MemoryLink
              memoryId={memory.id}
              className="grid gap-4 rounded-small sm:in-[li:only-child]:grid-cols-2 sm:in-[li:only-child]:items-center"
            >
              <Photo src={memory.thumbnailUrl} alt={memory.title} ratio="4/3" isFirst />
              <span className="grid justify-items-start gap-1.5">
                <Badge tone="festive">{text.yearsAgo(yearsAgo)}</Badge>
                <span className="line-clamp-2 font-heading text-title font-semibold wrap-anywhere">{memory.title}</span>
                {memory.description && (
                  <span className="line-clamp-2 text-ink-soft wrap-anywhere">{memory.description}</span>
                )}
              </span>
            </MemoryLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
