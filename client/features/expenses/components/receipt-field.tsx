import { Camera, RefreshCw, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { describeUploadFailure, sendPhoto } from '#client/data/upload/send-photo.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { photoAddress, photoIdOf } from '#domain/photos/address.ts';
import { financeScreensText as text } from '#messages/finances.ts';

interface ReceiptFieldProps {
  /** Address of the photo; empty without one. */
  imageUrl: string;
  onChange: (imageUrl: string) => void;
  /** Reports whether a photo is uploading; the expense must wait for it. */
  onSending: (isSending: boolean) => void;
}

/** Field for the photo of the bill, from the camera or the gallery. */
export function ReceiptField({ imageUrl, onChange, onSending }: ReceiptFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const sending = useRef<AbortController>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const abort = new AbortController();
    sending.current = abort;
    setFailure(null);
    setPercent(0);
    onSending(true);
    try {
      const photo = await sendPhoto('/api/expenses/photos', file, abort.signal, setPercent);
      onChange(photo.imageUrl);
    } catch (error) {
      if (!abort.signal.aborted) setFailure(describeUploadFailure(error).message);
    }
    setPercent(null);
    onSending(false);
  }

  const photoId = photoIdOf(imageUrl);
  return (
    <div role="group" aria-label={text.receipt} className="grid gap-2">
      {/* `image/*` offers the camera and the gallery on a phone, and converts HEIC to JPEG on an iPhone. */}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={text.addReceipt}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          // Reset, so that the same file can be chosen again after its removal.
          target.value = '';
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        {photoId && (
          <img
            src={photoAddress(photoId, 'thumbnail')}
            alt={text.receipt}
            className="size-16 rounded-small border border-line object-cover"
          />
        )}
        <Button ref={chooser} variant="secondary" isPending={percent !== null} onClick={() => input.current?.click()}>
          {photoId ? <RefreshCw aria-hidden className="size-4.5" /> : <Camera aria-hidden className="size-5" />}
          {photoId ? text.replaceReceipt : text.addReceipt}
        </Button>
        {photoId && percent === null && (
          <Button
            variant="quiet"
            onClick={() => {
              onChange('');
              // The pressed button goes with the photo.
              chooser.current?.focus();
            }}
          >
            <Trash2 aria-hidden className="size-4.5" />
            {text.removeReceipt}
          </Button>
        )}
      </div>
      {percent !== null && (
        <p role="status" className="figures text-caption text-ink-soft">
          {text.sendingReceipt(percent)}
        </p>
      )}
      {failure && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
    </div>
  );
}
