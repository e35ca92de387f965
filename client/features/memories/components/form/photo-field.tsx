import { ImagePlus, RefreshCw, Trash2, X } from 'lucide-react';
import { type DragEvent, useRef } from 'react';
import { memoryScreensText as text } from '#messages/en/screens/memories.ts';
import { Photo } from '#client/ui/content/photo.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { PhotoState } from '../../use-photo-upload.ts';

interface PhotoFieldProps {
  state: PhotoState;
  /** The first is the cover. */
  choose: (files: readonly File[]) => void;
  cancel: () => void;
  remove: () => void;
}

/** A photo from the camera, the gallery or by drag and drop, with a preview and the progress of its upload. */
export function PhotoField({ state, choose, cancel, remove }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();

  function chooseAll(files: FileList | null) {
    if (files && files.length > 0) choose([...files]);
    // The same file may be chosen again after it was removed.
    if (input.current) input.current.value = '';
  }

  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      chooseAll(event.dataTransfer.files);
    },
  };

  return (
    <div role="group" aria-label={text.photo} {...drop}>
      {/* `image/*` opens the camera roll on a phone, and turns HEIC into JPEG on an iPhone. */}
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={text.choosePhoto}
        onChange={(event) => chooseAll(event.target.files)}
      />
      {state.status === 'none' ? (
        <button
          type="button"
          onClick={open}
          className="grid min-h-40 w-full justify-items-center content-center gap-1 rounded-small border-2 border-dashed border-line-strong bg-page px-6 py-6 text-center transition-colors hover:border-accent hover:text-accent-ink"
        >
          <ImagePlus aria-hidden className="mb-1 size-8 text-accent" strokeWidth={1.6} />
          <span className="font-semibold">{text.choosePhoto}</span>
          <span className="text-caption text-ink-soft">{text.choosePhotoText}</span>
        </button>
      ) : (
        <div className="grid gap-3">
          <Photo src={state.previewUrl} alt="" ratio="16/9" isFirst />
          <PhotoStatus
            state={state}
            onReplace={open}
            onRetry={(file) => choose([file])}
            onCancel={cancel}
            onRemove={remove}
          />
        </div>
      )}
    </div>
  );
}

interface PhotoStatusProps {
  state: Exclude<PhotoState, { status: 'none' }>;
  onReplace: () => void;
  onRetry: (file: File) => void;
  onCancel: () => void;
  onRemove: () => void;
}

function PhotoStatus({ state, onReplace, onRetry, onCancel, onRemove }: PhotoStatusProps) {
  if (state.status === 'ready') {
    return (
      <div className="flex flex-wrap gap-2">
        <span role="status" className="sr-only">
          {text.photoReady}
        </span>
        <Button variant="secondary" onClick={onReplace}>
          <RefreshCw aria-hidden className="size-4.5" />
          {text.replacePhoto}
        </Button>
        <Button variant="quiet" onClick={onRemove}>
          <Trash2 aria-hidden className="size-4.5" />
          {text.removePhoto}
        </Button>
      </div>
    );
  }
  if (state.status === 'failed') {
    return (
      <div className="grid gap-3">
        <p role="alert" className="font-medium text-danger">
          {state.message}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => onRetry(state.file)}>
            <RefreshCw aria-hidden className="size-4.5" />
            {text.retryUpload}
          </Button>
          <Button variant="quiet" onClick={onReplace}>
            {text.otherPhoto}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {text.withoutPhoto}
          </Button>
        </div>
      </div>
    );
  }
  const percent = { preparing: 0, uploading: state.status === 'uploading' ? state.percent : 0, storing: 100 }[
    state.status
  ];
  const words = { preparing: text.preparing, uploading: text.uploading(percent), storing: text.storing };
  return (
    <div className="flex items-center gap-3">
      <div className="grid flex-1 gap-2">
        <p className="figures text-caption text-ink-soft">{words[state.status]}</p>
        <ProgressBar label={text.uploadingLabel} percent={percent} valueText={words[state.status]} />
      </div>
      <Button variant="quiet" onClick={onCancel}>
        <X aria-hidden className="size-4.5" />
        {text.cancelUpload}
      </Button>
    </div>
  );
}
