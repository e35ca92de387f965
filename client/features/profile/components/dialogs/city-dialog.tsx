import { useForm } from 'react-hook-form';
import { expansionCities, memberCities, pilotCities } from '#contract/cities.ts';
import { profileText as text } from '#messages/en/profile.ts';
import { useMember } from '../../../../lib/session.ts';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { useChangeCity } from '../../api.ts';

const toOption = (city: string) => ({ value: city, label: city });
const options = [
  { value: '', label: text.noCityChoice },
  { label: text.pilotCities, options: pilotCities.map(toOption) },
  { label: text.expansionCities, options: expansionCities.map(toOption) },
];

export function CityDialog({ onClose }: { onClose: () => void }) {
  const { city } = useMember();
  const change = useChangeCity(onClose);
  const { register, handleSubmit } = useForm({ defaultValues: { city: city ?? '' } });
  return (
    <FormDialog
      title={text.editCity}
      description={text.cityText}
      submitLabel={text.save}
      isPending={change.isPending}
      onSubmit={handleSubmit((input) =>
        change.mutate({ city: memberCities.find((name) => name === input.city) ?? null }),
      )}
      onClose={onClose}
    >
      <SelectField label={text.city} options={options} {...register('city')} />
    </FormDialog>
  );
}
