import { Camera, ImagePlus, Images, Undo2 } from 'lucide-react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { memoriesRead } from '#client/features/memories/reads.ts';
import { memoryPath } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { isOpen } from '#domain/daily-moment/public-form.ts';
import type { DailyMoment } from '#domain/daily-moment/schema.ts';
import { dailyMomentScreensText as text } from '#messages/daily-moment.ts';
import { useMakeMemory, useWithdrawMoment } from '../api.ts';
import { PhotoPicker } from './photo-picker.tsx';

/** The buttons of a day: give, replace and take back the member's photo; keep the open ones as a memory. */
export function MomentActions({ moment }: { moment: DailyMoment }) {
  const { day, mine, canGive } = moment;
  if (isOpen(moment)) return <MakeMemoryButton day={day} memoryId={moment.memoryId} />;
  if (!canGive) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <PhotoPicker day={day} label={mine ? text.replace : text.take} isCamera>
        {(choose, isPending) => (
          <Button variant={mine ? 'secondary' : 'primary'} isPending={isPending} onClick={choose}>
            <Camera aria-hidden className="size-5" />
            {mine ? text.replace : text.take}
          </Button>
        )}
      </PhotoPicker>
      <PhotoPicker day={day} label={text.choose}>
        {(choose) => <IconButton icon={ImagePlus} label={text.choose} onClick={choose} />}
      </PhotoPicker>
      {mine && <WithdrawButton day={day} />}
    </div>
  );
}

function WithdrawButton({ day }: { day: string }) {
  const { mutate, isPending } = useWithdrawMoment();
  return (
    <IconButton
      icon={Undo2}
      label={text.withdraw}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && mutate({ day })}
    />
  );
}

/** Keeps the day as a memory; leads to the memory that it was kept as, and is gone with a deleted one. */
function MakeMemoryButton({ day, memoryId }: { day: string; memoryId: string | null }) {
  const { data: memories } = useCopied(memoriesRead, null);
  const { mutate, isPending } = useMakeMemory();
  if (memoryId === null)
    return (
      <Button variant="secondary" isPending={isPending} onClick={() => mutate({ day })} className="justify-self-start">
        <Images aria-hidden className="size-5" />
        {text.makeMemory}
      </Button>
    );
  if (!memories?.some(({ id }) => id === memoryId)) return null;
  return (
    <ButtonLink to={memoryPath(memoryId)} variant="quiet" className="-ml-5 justify-self-start">
      <Images aria-hidden className="size-5" />
      {text.inMemories}
    </ButtonLink>
  );
}
