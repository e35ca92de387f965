import { ImagePlus } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#client/ui/forms/button.tsx';
import { moveBefore, nextKeyAt } from '#client/ui/order/order-model.ts';
import { useDragOrder } from '#client/ui/order/use-drag-order.ts';
import { memoryScreensText as text } from '#messages/memories.ts';
import { orderingText } from '#messages/ordering.ts';
import {
  areReady,
  countPending,
  type FormPhoto,
  isOnItsWay,
  listFaults,
  type PhotoFault,
} from '../../form-photos-model.ts';
import { PhotoFailure } from './photo-failure.tsx';
import { describeUpload } from './photo-progress.tsx';
import { StripPhoto, thumbIdOf } from './strip-photo.tsx';

/** Time in milliseconds for which a finger rests on a photo to lift it: a shorter touch scrolls the strip. */
const HOLD_MS = 220;

interface PhotoStripProps {
  /** The photos, the cover first. */
  photos: readonly FormPhoto[];
  /** Number of photos that can still be added. */
  room: number;
  onAdd: (files: readonly File[]) => void;
  /** Moves a photo before another, or to the end. */
  onMove: (key: string, nextKey: string | null) => void;
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
}

/**
 * Photos of a memory in one strip, from the camera, the gallery or by drag and drop. They are ordered by dragging, by
 * arrow keys, or by the buttons that a tap on a photo shows.
 */
export function PhotoStrip({ photos, room, onAdd, onMove, onRemove, onRetry }: PhotoStripProps) {
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const [announced, announce] = useState('');
  const keysHint = useId();
  const keys = photos.map(({ key }) => key);
  const { dragged, listRef, elementProps, handleProps } = useDragOrder({ axis: 'x', holdMs: HOLD_MS, onMove: move });
  const chosenPlace = chosenKey === null ? -1 : keys.indexOf(chosenKey);

  function move(key: string, nextKey: string | null) {
    onMove(key, nextKey);
    const place = moveBefore(keys, (each) => each, key, nextKey).indexOf(key);
    announce(place === 0 ? orderingText.isCover : orderingText.placed(place + 1, keys.length));
  }
  function moveTo(key: string, place: number) {
    if (place < 0 || place >= keys.length) return;
    move(key, nextKeyAt(keys, key, place));
    // The pressed button may be gone at the new place.
    const thumb = document.getElementById(thumbIdOf(key));
    thumb?.focus();
    requestAnimationFrame(() => thumb?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  }
  function remove(key: string) {
    const place = keys.indexOf(key);
    const neighbour = keys[place + 1] ?? keys[place - 1] ?? '';
    // The focus moves after the rendering, in which the only photo left becomes a picture without a button.
    flushSync(() => onRemove(key));
    (document.getElementById(thumbIdOf(neighbour)) ?? addButton.current)?.focus();
  }
  function chooseAll(files: FileList | null) {
    if (files && files.length > 0) onAdd([...files]);
    // Reset, so that the same file can be chosen again after its removal.
    if (input.current) input.current.value = '';
  }
  const open = () => input.current?.click();
  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      chooseAll(event.dataTransfer.files);
    },
  };

  return (
    <div role="group" aria-label={text.photo} className="grid grid-cols-1 gap-2" {...drop}>
      {/* `image/*` opens the camera roll on a phone, and converts HEIC to JPEG on an iPhone. */}
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={photos.length === 0 ? text.choosePhoto : text.addPhotos}
        onChange={(event) => chooseAll(event.target.files)}
      />
      {photos.length === 0 ? (
        // As high as the strip with its line, so that the fields below stay in their place.
        <button
          ref={addButton}
          type="button"
          onClick={open}
          className="flex min-h-30 w-full items-center gap-4 rounded-small border-2 border-dashed border-line-strong bg-page px-5 py-4 text-left transition-colors hover:border-accent hover:text-accent-ink cramped:flex-col cramped:items-start"
        >
          <ImagePlus aria-hidden className="size-8 shrink-0 text-accent" strokeWidth={1.6} />
          <span className="grid gap-0.5">
            <span className="font-semibold">{text.choosePhoto}</span>
            <span className="text-caption text-ink-soft">{text.choosePhotoText}</span>
          </span>
        </button>
      ) : (
        <>
          <ol
            ref={listRef}
            className="-mx-6 -my-1.5 flex scroll-px-6 gap-2 overflow-x-auto px-6 py-1.5 [scrollbar-width:thin] cramped:-mx-[4vw] cramped:px-[4vw]"
          >
            {photos.map((photo, place) => (
              <StripPhoto
                key={photo.key}
                photo={photo}
                place={place}
                isChosen={photo.key === chosenKey}
                isDragged={photo.key === dragged}
                {...(keys.length > 1 && { hintId: keysHint })}
                elementProps={elementProps(photo.key)}
                handleProps={handleProps(photo.key)}
                onChoose={() => setChosenKey(photo.key === chosenKey ? null : photo.key)}
                onShift={(step) => moveTo(photo.key, place + step)}
                onRemove={() => remove(photo.key)}
              />
            ))}
            {room > 0 && (
              <li className="shrink-0">
                <button
                  ref={addButton}
                  type="button"
                  onClick={open}
                  aria-label={text.addPhotos}
                  title={text.addPhotos}
                  className="grid size-22 place-items-center rounded-small border-2 border-dashed border-line-strong bg-page text-accent transition-colors hover:border-accent"
                >
                  <ImagePlus aria-hidden className="size-7" strokeWidth={1.6} />
                </button>
              </li>
            )}
          </ol>
          <StripLine photos={photos} />
          <p id={keysHint} hidden>
            {orderingText.keysHint}
          </p>
          {chosenKey !== null && chosenPlace !== -1 && keys.length > 1 && (
            <div role="group" aria-label={text.photoNumber(chosenPlace + 1)} className="-mx-3 flex flex-wrap">
              {chosenPlace > 0 && (
                <Button variant="quiet" className="px-3!" onClick={() => moveTo(chosenKey, 0)}>
                  {text.makeCover}
                </Button>
              )}
              {chosenPlace > 0 && (
                <Button variant="quiet" className="px-3!" onClick={() => moveTo(chosenKey, chosenPlace - 1)}>
                  {text.moveEarlier}
                </Button>
              )}
              {chosenPlace < keys.length - 1 && (
                <Button variant="quiet" className="px-3!" onClick={() => moveTo(chosenKey, chosenPlace + 1)}>
                  {orderingText.moveLater}
                </Button>
              )}
            </div>
          )}
          {listFaults(photos).map((fault) => (
            <Fault key={fault.failure.message} fault={fault} onRetry={onRetry} onRemove={remove} />
          ))}
        </>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}

interface FaultProps extends Pick<PhotoStripProps, 'onRetry' | 'onRemove'> {
  fault: PhotoFault;
}

/** Reason why photos were not uploaded, with the ways out. */
function Fault({ fault: { failure, keys }, onRetry, onRemove }: FaultProps) {
  const [only, ...others] = keys;
  const retry = () => {
    for (const key of keys) onRetry(key);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <PhotoFailure failure={failure} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={retry}>
          {text.retryUpload}
        </Button>
        {only !== undefined && others.length === 0 && (
          <Button variant="quiet" onClick={() => onRemove(only)}>
            {text.withoutPhoto}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Line below the strip: the progress of the uploads, then how the photos are ordered. */
function StripLine({ photos }: { photos: readonly FormPhoto[] }) {
  const pending = countPending(photos);
  const [onlyPending] = photos.flatMap(({ upload }) => (isOnItsWay(upload) ? [upload] : []));
  const words =
    pending === 1 && onlyPending
      ? describeUpload(onlyPending).words
      : pending > 0
        ? text.waitingForPhotos(pending)
        : '';
  return (
    <div className="figures min-h-6 text-caption text-ink-soft">
      {words || (photos.length > 1 && orderingText.photosHint)}
      {areReady(photos) && (
        <span role="status" className="sr-only">
          {text.photoReady}
        </span>
      )}
    </div>
  );
}
