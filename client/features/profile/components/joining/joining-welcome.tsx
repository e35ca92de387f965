import { useId, useState } from 'react';
import { usePartnerName } from '#client/data/partner.ts';
import { daysTogether, relationshipStart } from '#client/features/couples/model.ts';
import { nowIso } from '#client/lib/clock.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { Mark } from '#client/ui/content/mark.tsx';
import { useFormWithoutDraft } from '#client/ui/form-state/use-form-without-draft.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FullScreenDialog } from '#client/ui/overlays/full-screen-dialog.tsx';
import { useBackGesture } from '#client/ui/overlays/use-back-gesture.ts';
import { AnniversaryInput, type Couple, CoupleNameInput } from '#domain/couples/schema.ts';
import { dashboardText } from '#messages/dashboard.ts';
import { joiningText as text } from '#messages/joining.ts';
import { profileText } from '#messages/profile.ts';
import { useFinishWelcome, useNameCouple, useSetTogetherSince } from '../../couple-api.ts';

const stepClass = 'appear grid w-full gap-4 rounded-large bg-surface p-5 text-left';

/**
 * Welcome of a new couple: the two drops come together, then it asks for the first day, shows the days since then, and asks
 * for the name. A question that either partner has answered is not asked.
 */
export function JoiningWelcome({ couple, onClose }: { couple: Couple; onClose: () => void }) {
  const [isDayAsked, setIsDayAsked] = useState(true);
  const finish = useFinishWelcome();
  const isDated = couple.anniversary !== null || couple.relationshipStartDate !== null;
  // Only the partner's entry is news, and only while the welcome is open.
  const [isDayKnown, setIsDayKnown] = useState(isDated);

  useBackGesture(true, close);
  function close() {
    finish.mutate({});
    onClose();
  }
  return (
    <FullScreenDialog title={text.title} onClose={close} hasTheme>
      <div className="grid min-h-0 flex-1 justify-items-center overflow-y-auto px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <div className="my-auto grid w-full max-w-md justify-items-center gap-6 text-center">
          <Mark isMeeting className="size-[min(9rem,30dvh)] overflow-visible" />
          <div className="after-meeting grid w-full justify-items-center gap-6">
            <div className="grid gap-2">
              <p className="font-heading text-heading font-semibold wrap-anywhere">{couple.name}</p>
              <p className="text-ink-soft">{text.welcome}</p>
              <div aria-live="polite">{isDated && <FirstDay couple={couple} isNews={!isDayKnown} />}</div>
            </div>
            {!isDated && isDayAsked ? (
              <TogetherSinceStep onEnter={() => setIsDayKnown(true)} onSkip={() => setIsDayAsked(false)} />
            ) : (
              <BeginStep asksName={!couple.isNamed} onBegin={close} />
            )}
          </div>
        </div>
      </div>
    </FullScreenDialog>
  );
}

/** The days together and the day that they are counted from; it is `isNews` if the partner has just entered it. */
function FirstDay({ couple, isNews }: { couple: Couple; isNews: boolean }) {
  const partnerName = usePartnerName();
  const days = daysTogether(couple, indiaDate(nowIso()));
  const day = formatDate(relationshipStart(couple));
  return (
    <>
      {days > 0 && (
        <p className="figures font-heading text-title font-semibold">
          {dashboardText.daysTogether(formatCoins(days), days)}
        </p>
      )}
      <p>{isNews && partnerName !== null ? text.enteredBy(partnerName, day) : profileText.since(day)}</p>
    </>
  );
}

/** Asks for a name of the couple, if it has none, and begins. An empty field leaves the first names. */
function BeginStep({ asksName, onBegin }: { asksName: boolean; onBegin: () => void }) {
  const titleId = useId();
  const { field, handleSubmit } = useFormWithoutDraft({ schema: CoupleNameInput, values: { name: null } });
  const rename = useNameCouple(onBegin);
  const begin = handleSubmit((input) => (asksName && input.name !== null ? rename.mutate(input) : onBegin()));
  return (
    <form noValidate onSubmit={begin} {...(asksName && { 'aria-labelledby': titleId, className: stepClass })}>
      {asksName && (
        <>
          <h2 id={titleId} className="text-title">
            {text.name}
          </h2>
          <TextField
            label={profileText.coupleName}
            hint={profileText.coupleNameHint}
            autoComplete="off"
            {...field('name', { setValueAs: (typed: string | null) => typed?.trim() || null })}
          />
        </>
      )}
      <Button type="submit" size="large" isPending={rename.isPending}>
        {text.begin}
      </Button>
    </form>
  );
}

interface TogetherSinceStepProps {
  onEnter: () => void;
  onSkip: () => void;
}

/** Asks for the day that the couple's days are counted from. */
function TogetherSinceStep({ onEnter, onSkip }: TogetherSinceStepProps) {
  const titleId = useId();
  const { field, handleSubmit } = useFormWithoutDraft({ schema: AnniversaryInput, values: { anniversary: '' } });
  const change = useSetTogetherSince();
  const enter = handleSubmit((input) => {
    onEnter();
    change.mutate(input);
  });
  return (
    <form noValidate aria-labelledby={titleId} onSubmit={enter} className={stepClass}>
      <h2 id={titleId} className="text-title">
        {text.since}
      </h2>
      <TextField
        label={text.firstDay}
        hint={text.firstDayHint}
        type="date"
        max={indiaDate(nowIso())}
        {...field('anniversary')}
      />
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button variant="quiet" onClick={onSkip}>
          {text.skip}
        </Button>
        <Button type="submit" isPending={change.isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
