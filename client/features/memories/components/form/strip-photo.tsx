import { clsx } from 'clsx';
import { CircleAlert, CloudOff, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Photo } from '#client/ui/content/photo.tsx';
import type { OrderedElement, OrderHandle } from '#client/ui/order/use-drag-order.ts';
import { memoryScreensText as text } from '#messages/memories.ts';
import { orderingText } from '#messages/ordering.ts';
import { type FormPhoto, isOnItsWay } from '../../form-photos-model.ts';
import { PhotoProgress } from './photo-progress.tsx';

/** Id of the button of a photo in the strip. */
export function thumbIdOf(key: string): string {
  return `photo-${key}`;
}

interface StripPhotoProps {
  photo: FormPhoto;
  /** Place from 0, the cover's. */
  place: number;
  isChosen: boolean;
  isDragged: boolean;
  /** Id of the text about the keys that move it; absent for the only photo. */
  hintId?: string;
  elementProps: OrderedElement;
  handleProps: OrderHandle;
  onChoose: () => void;
  /** Moves the photo by so many places. */
  onShift: (step: number) => void;
  onRemove: () => void;
}

/** Photo in the strip of a form, with the state of its upload. */
export function StripPhoto({ photo, place, isChosen, isDragged, hintId, ...props }: StripPhotoProps) {
  const { elementProps, handleProps, onChoose, onShift, onRemove } = props;
  const { key, previewUrl, upload } = photo;
  const shift = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    onShift(step);
  };
  const picture = (
    <span className="pointer-events-none relative block size-full">
      <Photo src={previewUrl} alt={text.photoNumber(place + 1)} ratio="1/1" isFirst className="size-full" />
      {place === 0 && (
        <span className="absolute bottom-1 left-1 rounded-full bg-surface/92 px-2 text-caption font-semibold text-ink">
          {orderingText.cover}
        </span>
      )}
    </span>
  );
  return (
    <li
      {...elementProps}
      className={clsx(
        'relative size-22 shrink-0 rounded-small select-none [-webkit-touch-callout:none]',
        isDragged ? 'z-10 shadow-lift' : 'transition-[translate] duration-150 motion-reduce:transition-none',
      )}
    >
      {hintId === undefined ? (
        picture
      ) : (
        <button
          type="button"
          {...handleProps}
          id={thumbIdOf(key)}
          aria-pressed={isChosen}
          aria-describedby={hintId}
          onClick={onChoose}
          onKeyDown={shift}
          onContextMenu={(event) => event.preventDefault()}
          className={clsx(
            'block size-full cursor-grab rounded-small active:cursor-grabbing',
            isChosen && 'ring-3 ring-accent',
          )}
        >
          {picture}
        </button>
      )}
      {isOnItsWay(upload) && <PhotoProgress upload={upload} />}
      {upload.status === 'failed' && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-0 grid place-items-center rounded-small bg-[rgb(20_6_14/0.55)] text-on-cloth"
        >
          {upload.isWaiting ? <CloudOff className="size-6" /> : <CircleAlert className="size-6" />}
        </span>
      )}
      <button
        type="button"
        onClick={onRemove}
        aria-label={orderingText.removePhoto(place + 1)}
        // Its 44 pixels end beside the photo's middle, where a tap chooses the photo.
        className="absolute -top-1 -right-1 grid size-11 place-items-start justify-items-end p-2"
      >
        <span className="grid size-6 place-items-center rounded-full bg-[rgb(20_6_14/0.7)] text-on-cloth">
          <X aria-hidden className="size-4" strokeWidth={2.4} />
        </span>
      </button>
    </li>
  );
}
