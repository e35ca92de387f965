import { ChevronLeft, ChevronRight, Download, Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Memory } from '#contract/memories.ts';
import { photoIdOf } from '#contract/photos.ts';
import { memoryScreensText as text } from '#messages/en/memory-screens.ts';
import { memoryPath, paths } from '../../../../paths.ts';
import { IconButton, iconButtonClass } from '../../../../ui/forms/icon-button.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { FullScreenDialog } from '../../../../ui/overlays/full-screen-dialog.tsx';
import { useDeleteMemory } from '../../api.ts';
import { LazyMemoryForm } from '../form/lazy-memory-form.tsx';
import { MemoryCaption } from './memory-caption.tsx';
import { SwipeArea } from './swipe-area.tsx';
import { ViewerPhoto } from './viewer-photo.tsx';

interface MemoryViewerProps {
  memory: Memory;
  newer: Memory | null;
  older: Memory | null;
  /** Counted from 1. */
  position: number;
  count: number;
}

/** One memory over the whole screen; arrows and swipes turn to the next one of the timeline. */
export function MemoryViewer({ memory, newer, older, position, count }: MemoryViewerProps) {
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
    // Opened from the list, the way back is the browser's own, so that 'back' does not open it again.
    if (isFromList(state)) void navigate(-1);
    else void navigate(paths.memories, { replace: true, preventScrollReset: true });
  }

  function turnTo(other: Memory | null) {
    if (other) void navigate(memoryPath(other.id), { replace: true, preventScrollReset: true, state });
  }

  function onKeyDown({ key, target }: KeyboardEvent) {
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (open !== null || isTyping) return;
    if (key === 'ArrowLeft') turnTo(newer);
    if (key === 'ArrowRight') turnTo(older);
  }

  return (
    <FullScreenDialog
      title={memory.title}
      onClose={close}
      onKeyDown={onKeyDown}
      bar={
        <>
          <p className="figures flex-1 pl-1 text-caption text-ink-soft">{text.position(position, count)}</p>
          {memory.imageUrl && photoIdOf(memory.imageUrl) && (
            <a
              href={memory.imageUrl}
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
          <SwipeArea
            key={memory.id}
            onSwipeLeft={older && (() => turnTo(older))}
            onSwipeRight={newer && (() => turnTo(newer))}
          >
            <ViewerPhoto memory={memory} />
          </SwipeArea>
          {newer && (
            <PageButton icon={ChevronLeft} label={text.newer} place="left-2" onClick={() => turnTo(newer)} />
          )}
          {older && (
            <PageButton
              icon={ChevronRight}
              label={text.older}
              place="right-2"
              onClick={() => turnTo(older)}
            />
          )}
        </div>
        <MemoryCaption memory={memory} />
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
