import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Download, Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#client/paths.ts';
import { IconButton, iconButtonClass } from '#client/ui/forms/icon-button.tsx';
import { SwipeArea } from '#client/ui/layout/swipe-area.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { FullScreenDialog } from '#client/ui/overlays/full-screen-dialog.tsx';
import type { Memory } from '#domain/memories/schema.ts';
import { photoIdOf } from '#domain/photos/address.ts';
import { memoryScreensText as text } from '#messages/memories.ts';
import { useDeleteMemory } from '../../api.ts';
import { withMemory } from '../../model.ts';
import { LazyMemoryForm } from '../lazy-memory-sheet.tsx';
import { MemoryCaption } from './memory-caption.tsx';
import { ViewerPhoto } from './viewer-photo.tsx';

interface MemoryViewerProps {
  memory: Memory;
  newer: Memory | null;
  older: Memory | null;
  /** Position in the timeline, counted from 1. */
  position: number;
  count: number;
}

/** Full-screen memory; arrows and swipes turn to its neighbours in the timeline. */
export function MemoryViewer({ memory, newer, older, position, count }: MemoryViewerProps) {
  const [turned, setTurned] = useState({ memoryId: memory.id, place: 0 });
  // Another memory starts with its cover.
  const place = turned.memoryId === memory.id ? turned.place : 0;
  const shown: Memory = { ...memory, ...memory.photos[place] };
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const remove = useDeleteMemory(() => {
    setOpen(null);
    close();
  });
  useEffect(() => preload([newer, older]), [newer, older]);

  function close() {
    // If opened from the list, going back uses the browser's history, so that 'back' does not open it again.
    if (isFromList(state)) void navigate(-1);
    else
      void navigate(withMemory(paths.memories, location.search, null), {
        replace: true,
        preventScrollReset: true,
      });
  }

  function turnTo(other: Memory | null) {
    if (!other) return;
    const path = withMemory(paths.memories, location.search, other.id);
    void navigate(path, { replace: true, preventScrollReset: true, state });
  }

  function showPhoto(next: number) {
    setTurned({ memoryId: memory.id, place: next });
  }

  /** Turns through the photos of a memory before the next memory. */
  const turnLeft = place > 0 ? () => showPhoto(place - 1) : newer && (() => turnTo(newer));
  const turnRight = place < memory.photos.length - 1 ? () => showPhoto(place + 1) : older && (() => turnTo(older));

  function onKeyDown({ key, target }: KeyboardEvent) {
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (open !== null || isTyping) return;
    if (key === 'ArrowLeft') turnLeft?.();
    if (key === 'ArrowRight') turnRight?.();
  }

  return (
    <FullScreenDialog
      title={memory.title}
      onClose={close}
      hasAddress
      onKeyDown={onKeyDown}
      bar={
        <>
          <p className="figures flex-1 pl-1 text-caption text-ink-soft">{text.position(position, count)}</p>
          {shown.imageUrl && photoIdOf(shown.imageUrl) && (
            <a
              href={shown.imageUrl}
              download={`${memory.title}.webp`}
              aria-label={text.download}
              title={text.download}
              className={iconButtonClass}
            >
              <Download aria-hidden className="size-5.5" strokeWidth={1.9} />
            </a>
          )}
          <IconButton icon={Pencil} label={text.edit} onClick={() => setOpen('edit')} />
          <IconButton icon={Trash2} label={text.delete} onClick={() => setOpen('delete')} />
        </>
      }
    >
      <div className="flex min-h-0 flex-1 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="relative min-h-0 flex-1">
          <SwipeArea key={memory.id} onSwipeLeft={turnRight} onSwipeRight={turnLeft}>
            <ViewerPhoto key={place} memory={shown} />
          </SwipeArea>
          {newer && <PageButton icon={ChevronLeft} label={text.newer} place="left-2" onClick={() => turnTo(newer)} />}
          {older && <PageButton icon={ChevronRight} label={text.older} place="right-2" onClick={() => turnTo(older)} />}
        </div>
        <div className="flex min-h-0 flex-col lg:border-l lg:border-line lg:pt-11">
          {memory.photos.length > 1 && <PhotoStrip memory={memory} place={place} onShow={showPhoto} />}
          <MemoryCaption memory={memory} place={place} />
        </div>
      </div>
      {open === 'edit' && <LazyMemoryForm memory={memory} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        isOpen={open === 'delete'}
        onOpenChange={() => setOpen(null)}
        title={text.deleteTitle}
        text={text.deleteText(memory.title, memory.imageUrl !== null)}
        confirmLabel={text.delete}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ id: memory.id })}
      />
    </FullScreenDialog>
  );
}

interface PageButtonProps {
  icon: typeof ChevronLeft;
  label: string;
  place: string;
  onClick: () => void;
}

function PageButton({ icon, label, place, onClick }: PageButtonProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      onClick={onClick}
      className={`absolute! top-1/2 -translate-y-1/2 bg-[rgb(20_6_14/0.55)] text-on-cloth max-lg:sr-only max-lg:focus-visible:not-sr-only ${place}`}
    />
  );
}

function preload(memories: readonly (Memory | null)[]): void {
  for (const memory of memories) {
    if (memory?.imageUrl) Object.assign(new Image(), { referrerPolicy: 'no-referrer', src: memory.imageUrl });
  }
}

function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromList' in state;
}

interface PhotoStripProps {
  memory: Memory;
  /** Index of the current photo, counted from 0. */
  place: number;
  onShow: (place: number) => void;
}

/** Strip of all photos of a memory; the current one is marked. */
function PhotoStrip({ memory, place, onShow }: PhotoStripProps) {
  return (
    <ul
      aria-label={text.photosOf(memory.title)}
      className="flex shrink-0 gap-2 overflow-x-auto px-6 py-2 lg:flex-wrap lg:px-8"
    >
      {memory.photos.map(({ thumbnailUrl, imageColour }, index) => (
        <li key={thumbnailUrl} className="shrink-0">
          <button
            type="button"
            aria-label={text.photoNumber(index + 1)}
            aria-current={index === place ? 'true' : undefined}
            onClick={() => onShow(index)}
            style={{ backgroundColor: imageColour }}
            className={clsx(
              'block size-14 overflow-hidden rounded-small outline-offset-2 transition-opacity',
              index === place ? 'ring-2 ring-accent ring-offset-2 ring-offset-page' : 'opacity-70 hover:opacity-100',
            )}
          >
            <img src={thumbnailUrl} alt="" loading="lazy" className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}
