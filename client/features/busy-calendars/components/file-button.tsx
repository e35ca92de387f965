import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { busyCalendarScreensText as text } from '#messages/screens/busy-calendars.ts';
import { Button } from '#client/ui/forms/button.tsx';

interface FileButtonProps {
  isPending: boolean;
  isDisabled: boolean;
  describedBy: string;
  onChoose: (file: File) => void;
}

/** Chooses a calendar file. */
export function FileButton({ isPending, isDisabled, describedBy, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        // Phones report different types for calendar files.
        accept=".ics,.ical,text/calendar,application/ics,application/octet-stream"
        hidden
        aria-label={text.chooseFile}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // Reset, so that the same file can be chosen again after a failure.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        isPending={isPending}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden className="size-5" />
        {text.chooseFile}
      </Button>
    </>
  );
}
