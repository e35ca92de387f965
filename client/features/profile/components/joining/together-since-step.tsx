import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { AnniversaryInput } from '#contract/couples.ts';
import { joiningText as text } from '#messages/screens/joining.ts';
import { nowIso } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { useSetTogetherSince } from '../../couple-api.ts';
import { WelcomeStep } from './welcome-step.tsx';

/** Asks for the day that the couple's days are counted from. */
export function TogetherSinceStep({ onSkip }: { onSkip: () => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(AnniversaryInput),
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
