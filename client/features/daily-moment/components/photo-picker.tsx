import { type ReactNode, useState } from 'react';
import { useGiveMoment } from '../api.ts';

interface PhotoPickerProps {
  day: string;
  /** Name of the choice for screen readers. */
  label: string;
  /** Opens the camera instead of the gallery, on a phone. */
  isCamera?: boolean;
  children: (choose: () => void, isPending: boolean) => ReactNode;
}

/** Chooses the member's photo of a day, and gives it at once. `children` is the button that opens the choice. */
export function PhotoPicker({ day, label, isCamera = false, children }: PhotoPickerProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const { mutate, isPending } = useGiveMoment();
  return (
    <>
      <input
        ref={setInput}
        type="file"
        accept="image/*"
        {...(isCamera && ({ capture: 'environment' } as const))}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) mutate({ day, file });
          // Reset, so that the same file can be chosen again.
          target.value = '';
        }}
      />
      {children(() => input?.click(), isPending)}
    </>
  );
}
