import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { Button, type ButtonProps } from '#client/ui/forms/button.tsx';
import { galleryText as text } from '#messages/gallery.ts';
import { readFiles } from '../reading-api.ts';

/** Button that opens the device's photo picker. */
export function ChoosePhotos({ label = text.choose, ...look }: { label?: string } & ButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  function choose(files: FileList | null) {
    void readFiles([...(files ?? [])]);
    // Reset, so that the same files can be chosen again.
    if (input.current) input.current.value = '';
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={label}
        onChange={(event) => choose(event.target.files)}
      />
      <Button {...look} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden className="size-5" />
        {label}
      </Button>
    </>
  );
}
