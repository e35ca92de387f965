import { Info } from 'lucide-react';
import { GALLERY_PHOTOS_MAX } from '#contract/constants/memories.ts';
import { galleryText as text } from '#messages/screens/gallery.ts';
import { findMissing } from '../../gallery-model.ts';
import type { GalleryState } from '../../gallery-kept-api.ts';

/** Lists the chosen photos that are not part of a day, with the reasons. */
export function ReadingNotes({ plan, thumbnails, reading, problem, leftOut }: GalleryState) {
  if (!plan) return null;
  const missing = reading ? 0 : plan.unread + findMissing(plan, (hash) => thumbnails.has(hash)).length;
  const notes = [
    problem === 'full' && text.full,
    problem === 'failed' && text.readingFailed,
    missing > 0 && text.missing(missing),
    plan.known > 0 && text.known(plan.known),
    leftOut > 0 && text.leftOut(GALLERY_PHOTOS_MAX, leftOut),
  ].filter((note) => note !== false);
  return (
    <>
      {notes.length > 0 && (
        <ul role="status" className="grid gap-2">
          {notes.map((note) => (
            <li key={note} className="flex gap-3 rounded-small bg-sunk px-4 py-3">
              <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
              <span className="min-w-0">{note}</span>
            </li>
          ))}
        </ul>
      )}
      {plan.unreadable.length > 0 && (
        <details className="rounded-small border border-line px-4">
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
            {text.unreadableTitle(plan.unreadable.length)}
          </summary>
          <ul className="grid gap-2 pb-3">
            {plan.unreadable.map(({ id, name, fault }) => (
              <li key={id} className="grid">
                <span className="font-medium wrap-anywhere">{name}</span>
                <span className="text-caption text-ink-soft">{text.faults[fault]}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
