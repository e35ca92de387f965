import { useState } from 'react';
import type { Couple } from '#contract/couples.ts';
import { joiningText as text } from '#messages/screens/joining.ts';
import { Mark } from '#client/ui/content/mark.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { FullScreenDialog } from '#client/ui/overlays/full-screen-dialog.tsx';
import { useBackGesture } from '#client/ui/overlays/use-back-gesture.ts';
import { useFinishWelcome } from '../../couple-api.ts';
import { CoupleNameStep } from './couple-name-step.tsx';
import { TogetherSinceStep } from './together-since-step.tsx';

type Step = 'since' | 'name';

/**
 * Welcome of a new couple: the two drops come together, then it asks for the first day and the name. A question that
 * either partner has answered is not asked.
 */
export function JoiningWelcome({ couple, onClose }: { couple: Couple; onClose: () => void }) {
  const [skipped, setSkipped] = useState<readonly Step[]>([]);
  const finish = useFinishWelcome();
  const isDated = couple.anniversary !== null || couple.relationshipStartDate !== null;
  const open: Step[] = [
    ...(isDated ? [] : (['since'] as const)),
    ...(couple.isNamed ? [] : (['name'] as const)),
  ];
  const step = open.find((each) => !skipped.includes(each));

  useBackGesture(true, close);
  function close() {
    finish.mutate({});
    onClose();
  }
  const skip = (skippedStep: Step) => setSkipped([...skipped, skippedStep]);
  return (
    <FullScreenDialog title={text.title} onClose={close} hasTheme>
      <div className="grid min-h-0 flex-1 justify-items-center overflow-y-auto px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <div className="my-auto grid w-full max-w-md justify-items-center gap-6 text-center">
          <Mark isMeeting className="size-[min(9rem,30dvh)] overflow-visible" />
          <div className="after-meeting grid w-full justify-items-center gap-6">
            <div className="grid gap-2">
              <p className="font-heading text-heading font-semibold wrap-anywhere">{couple.name}</p>
              <p className="text-ink-soft">{text.welcome}</p>
            </div>
            {step === 'since' && <TogetherSinceStep onSkip={() => skip('since')} />}
            {step === 'name' && <CoupleNameStep onSkip={() => skip('name')} />}
            {!step && (
              <Button size="large" onClick={close}>
                {text.begin}
              </Button>
            )}
          </div>
        </div>
      </div>
    </FullScreenDialog>
  );
}
