import { CalendarX2, Undo2, X } from 'lucide-react';
import { memo, useEffect, useId, useState } from 'react';
import type { GalleryPhoto } from '#client/data/upload/gallery/gallery-store.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { controlClass, FieldError } from '#client/ui/forms/field.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { lengthOf } from '#domain/kernel/text/cut-text.ts';
import { MEMORY_PHOTOS_MAX } from '#domain/memories/facts.ts';
import { faultsText } from '#messages/faults.ts';
import { galleryText as text } from '#messages/gallery.ts';
import { leaveOut, putBack } from '../api.ts';
import { nameDay } from '../kept-api.ts';
import { countParts, DAY_TITLE_MAX, type GalleryDay } from '../model.ts';
import { DayField } from './day-field.tsx';

interface DayCardProps {
  each: GalleryDay;
  title: string;
  hasMemory: boolean;
  /**
   * Thumbnails of the prepared photos, by hash. The map is replaced with each photo, so only a day's own thumbnails are
   * compared.
   */
  thumbnails: ReadonlyMap<string, Blob>;
  onMoved: (words: string) => void;
}

const hashes = (photos: readonly GalleryPhoto[]) => photos.map(({ hash }) => hash);

/** Field for the title of a day's memory; warns that a long one is cut. */
function TitleField({ day, name, title }: { day: string; name: string; title: string }) {
  const errorId = useId();
  const error = lengthOf(title.trim()) > DAY_TITLE_MAX ? faultsText.fields.tooLong(DAY_TITLE_MAX) : undefined;
  return (
    <div className="grid gap-1.5">
      <input
        type="text"
        aria-label={text.dayTitle(name)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        placeholder={name}
        value={title}
        onChange={(event) => nameDay(day, event.target.value)}
        className={controlClass}
      />
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/**
 * Card to review a day: its title, its photos, and the omitted ones; or the photos without a day. It renders again only
 * when its own photos change.
 */
export const DayCard = memo(function DayCard({ each, title, hasMemory, thumbnails, onMoved }: DayCardProps) {
  const { day, photos, dropped } = each;
  const name = day === null ? text.undated : formatDate(day);
  const parts = countParts(each);
  const isOut = photos.length === 0;
  return (
    <li className="grid grid-cols-1 gap-3 border-t border-line py-5 [contain-intrinsic-size:auto_16rem] [content-visibility:auto]">
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 font-heading text-lead font-semibold">{name}</h3>
        {isOut ? (
          <span className="text-caption text-ink-soft">{text.dayLeftOut}</span>
        ) : (
          <IconButton
            icon={CalendarX2}
            label={day === null ? text.leaveOutUndated : `${text.leaveOutDay}: ${name}`}
            onClick={() => void leaveOut(hashes(photos))}
          />
        )}
      </div>
      {!isOut && (
        <>
          {day === null ? (
            <p className="max-w-prose text-ink-soft">{text.undatedText}</p>
          ) : (
            <TitleField day={day} name={name} title={title} />
          )}
          <DayField each={each} onMoved={onMoved} />
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
            {photos.map((photo, place) => (
              <Tile
                key={photo.hash}
                photo={photo}
                thumbnail={thumbnails.get(photo.hash)}
                number={place + 1}
                label={day === null ? text.photoUndated(place + 1) : text.photoOf(place + 1, name)}
              />
            ))}
          </ul>
        </>
      )}
      {day !== null && parts > 1 && (
        <p className="text-caption text-ink-soft">{text.inParts(MEMORY_PHOTOS_MAX, parts)}</p>
      )}
      {hasMemory && !isOut && <p className="text-caption text-ink-soft">{text.hasMemory}</p>}
      {dropped.length > 0 && (
        <Button variant="quiet" className="-ml-4 justify-self-start" onClick={() => void putBack(hashes(dropped))}>
          <Undo2 aria-hidden className="size-5" />
          {text.putBack(dropped.length)}
        </Button>
      )}
    </li>
  );
}, areSame);

function areSame(before: DayCardProps, after: DayCardProps): boolean {
  const { photos, dropped } = after.each;
  return (
    before.each.day === after.each.day &&
    before.title === after.title &&
    before.hasMemory === after.hasMemory &&
    before.each.photos.length === photos.length &&
    before.each.dropped.length === dropped.length &&
    photos.every(
      ({ hash }, place) =>
        before.each.photos[place]?.hash === hash && before.thumbnails.has(hash) === after.thumbnails.has(hash),
    )
  );
}

interface TileProps {
  photo: GalleryPhoto;
  thumbnail: Blob | undefined;
  number: number;
  label: string;
}

function Tile({ photo: { hash }, thumbnail, number, label }: TileProps) {
  const address = useObjectUrl(thumbnail);
  return (
    <li>
      <button
        type="button"
        aria-label={text.leaveOutPhoto(number)}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget);
          void leaveOut([hash]);
        }}
        className="relative block aspect-square w-full overflow-hidden rounded-small bg-sunk"
      >
        {address && (
          <img
            src={address}
            alt={label}
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <span className="absolute top-1 right-1 grid size-6 place-items-center rounded-full bg-surface text-ink shadow-lift">
          <X aria-hidden className="size-4" />
        </span>
      </button>
    </li>
  );
}

function useObjectUrl(blob: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- an address is made and given back with the element
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}

/**
 * Moves the focus to the neighbouring photo. This one is about to leave the list, and a keyboard user would start from
 * the top again.
 */
function focusNeighbour(button: HTMLElement): void {
  const own = button.closest('li');
  const neighbour = own?.nextElementSibling ?? own?.previousElementSibling;
  neighbour?.querySelector('button')?.focus();
}
