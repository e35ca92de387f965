import { ImageDown } from 'lucide-react';
import { Link } from 'react-router';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { TalkCard } from '#client/features/comments/components/talk-card.tsx';
import { formatDate } from '#client/lib/format/dates.ts';
import { tagPath } from '#client/paths.ts';
import { Avatar } from '#client/ui/content/avatar.tsx';
import { Badge } from '#client/ui/content/badge.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import type { Memory } from '#domain/memories/schema.ts';
import { captionOf } from '#domain/memories/texts.ts';
import { memoriesText, memoryScreensText as text } from '#messages/memories.ts';
import { originalFileName } from '../../model.ts';

/** Text of a memory below or beside its photo at this index. */
export function MemoryCaption({ memory, place }: { memory: Memory; place: number }) {
  const milestone = Object.entries(text.milestones).find(([name]) => name === memory.milestone)?.[1];
  const tags = memory.tags ?? [];
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long words must scroll by keyboard too
      tabIndex={0}
      role="region"
      aria-label={text.view}
      className="max-h-[42dvh] overflow-y-auto overscroll-contain px-6 pt-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] -outline-offset-4 lg:max-h-none lg:min-h-0 lg:flex-1 lg:px-8"
    >
      <p className="text-caption wrap-anywhere text-festive-ink">{captionOf(memory, formatDate)}</p>
      <PendingMark of={memory.id} />
      <h2 className="mt-1 text-title wrap-anywhere lg:text-heading">{memory.title}</h2>
      {memory.description && (
        <p className="mt-3 wrap-anywhere whitespace-pre-line text-ink-soft">{memory.description}</p>
      )}
      {(milestone || tags.length > 0) && (
        <ul aria-label={text.fieldTags} className="mt-2 flex flex-wrap items-center gap-x-2">
          {milestone && (
            <li className="max-w-full">
              <Badge tone="festive">{milestone}</Badge>
            </li>
          )}
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <Link
                to={tagPath(tag)}
                aria-label={text.seeTag(tag)}
                className="inline-flex min-h-11 items-center hover:underline"
              >
                <Badge tone="calm">{tag}</Badge>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Keeper userId={memory.userId} />
      <OriginalLink memory={memory} place={place} />
      <div className="mt-6 border-t border-line pt-4">
        <TalkCard subject={{ kind: 'memory', id: memory.id, reactions: memory.reactions }} />
      </div>
    </div>
  );
}

/** Link to the original photo; renders nothing if it is not kept. */
function OriginalLink({ memory, place }: { memory: Memory; place: number }) {
  const original = memory.photos[place]?.original;
  if (!original) return null;
  const { url, bytes, width, height } = original;
  return (
    <a
      href={url}
      download={originalFileName(memory, place)}
      className="mt-3 inline-flex min-h-11 items-center gap-3 text-caption"
    >
      <ImageDown aria-hidden className="size-5 shrink-0 text-ink-soft" strokeWidth={1.9} />
      <span>
        <span className="link">{text.downloadOriginal}</span>{' '}
        <span className="figures text-ink-soft">{text.originalFacts(width, height, memoriesText.size(bytes))}</span>
      </span>
    </a>
  );
}

/** Shows who recorded the memory; renders nothing if that account is deleted. */
function Keeper({ userId }: { userId: string | null }) {
  const member = useMember();
  const partner = usePartner();
  const keeper = [member, partner].find((person) => person?.id === userId);
  if (!keeper) return null;
  return (
    <p className="mt-5 flex items-center gap-3 text-caption text-ink-soft">
      <Avatar
        name={`${keeper.firstName} ${keeper.lastName}`}
        photoUrl={keeper.profileImageUrl}
        size="small"
        tone={keeper === member ? 'accent' : 'festive'}
      />
      {keeper === member ? text.keptByYou : text.keptBy(keeper.firstName)}
    </p>
  );
}
