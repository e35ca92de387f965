import { useState, type ReactNode, type SubmitEventHandler, useId } from 'react';
import { useForm } from 'react-hook-form';
import { daysTogether } from '#client/features/couples/model.ts';
import { nowIso } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { Mark } from '#client/ui/content/mark.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { schemaResolver } from '#client/ui/forms/schema-resolver.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FullScreenDialog } from '#client/ui/overlays/full-screen-dialog.tsx';
import { useBackGesture } from '#client/ui/overlays/use-back-gesture.ts';
import { AnniversaryInput, type Couple, CoupleNameInput } from '#domain/couples/schema.ts';
import { dashboardText } from '#messages/dashboard.ts';
import { joiningText as text } from '#messages/joining.ts';
import { profileText } from '#messages/profile.ts';
import { useFinishWelcome, useNameCouple, useSetTogetherSince } from '../../couple-api.ts';

type Step = 'since' | 'name';

/**
 * Welcome of a new couple: the two drops come together, then it asks for the first day and the name. A question that
 * either partner has answered is not asked.
 */
export function JoiningWelcome({ couple, onClose }: { couple: Couple; onClose: () => void }) {
  const [skipped, setSkipped] = useState<readonly Step[]>([]);
  const finish = useFinishWelcome();
  const isDated = couple.anniversary !== null || couple.relationshipStartDate !== null;
  const days = isDated ? daysTogether(couple, indiaDate(nowIso())) : 0;
  const open: Step[] = [...(isDated ? [] : (['since'] as const)), ...(couple.isNamed ? [] : (['name'] as const))];
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
              {days > 0 && (
                <p aria-live="polite" className="figures font-heading text-title font-semibold">
                  {dashboardText.daysTogether(formatCoins(days), days)}
                </p>
              )}
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

/** Asks for a name of the couple. An empty field keeps the first names. */
function CoupleNameStep({ onSkip }: { onSkip: () => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: schemaResolver(CoupleNameInput),
    defaultValues: { name: null },
  });
  const rename = useNameCouple();
  return (
    <WelcomeStep
      question={text.name}
      isPending={rename.isPending}
      onSubmit={handleSubmit((input) => (input.name === null ? onSkip() : rename.mutate(input)))}
      onSkip={onSkip}
    >
      <TextField
        label={profileText.coupleName}
        hint={profileText.coupleNameHint}
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register('name', { setValueAs: (typed: string | null) => typed?.trim() || null })}
      />
    </WelcomeStep>
  );
}

/** Asks for the day that the couple's days are counted from. */
function TogetherSinceStep({ onSkip }: { onSkip: () => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: schemaResolver(AnniversaryInput),
    defaultValues: { anniversary: '' },
  });
  const change = useSetTogetherSince();
  return (
    <WelcomeStep
      question={text.since}
      isPending={change.isPending}
      onSubmit={handleSubmit((input) => change.mutate(input))}
      onSkip={onSkip}
    >
      <TextField
        label={text.firstDay}
        hint={text.firstDayHint}
        type="date"
        max={indiaDate(nowIso())}
        error={formState.errors.anniversary?.message}
        {...register('anniversary')}
      />
    </WelcomeStep>
  );
}

interface WelcomeStepProps {
  question: string;
  children: ReactNode;
  isPending: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onSkip: () => void;
}

/** One question of the welcome, which can be skipped. */
function WelcomeStep({ question, children, isPending, onSubmit, onSkip }: WelcomeStepProps) {
  const titleId = useId();
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={onSubmit}
      className="appear grid w-full gap-4 rounded-large bg-surface p-5 text-left"
    >
      <h2 id={titleId} className="text-title">
        {question}
      </h2>
      {children}
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button variant="quiet" onClick={onSkip}>
          {text.skip}
        </Button>
        <Button type="submit" isPending={isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
