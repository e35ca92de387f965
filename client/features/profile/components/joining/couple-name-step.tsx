import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { CoupleNameInput } from '#contract/couples.ts';
import { joiningText as text } from '#messages/screens/joining.ts';
import { profileText } from '#messages/screens/profile.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { useNameCouple } from '../../couple-api.ts';
import { WelcomeStep } from './welcome-step.tsx';

/** Asks for a name of the couple. An empty field keeps the first names. */
export function CoupleNameStep({ onSkip }: { onSkip: () => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(CoupleNameInput),
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
