import { expansionCities, memberCities, pilotCities } from '#contract/constants/cities.ts';
import { profileText as text } from '#messages/screens/profile.ts';
import { toCityOption } from '#client/lib/format/cities.ts';
import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { useMember } from '#client/data/session.ts';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { useChangeCity } from '../../api.ts';

const options = [
  { value: '', label: text.noCityChoice },
  { label: text.pilotCities, options: pilotCities.map(toCityOption) },
  { label: text.expansionCities, options: expansionCities.map(toCityOption) },
];

export function CityDialog({ onClose }: { onClose: () => void }) {
  const { city } = useMember();
  const { draft, register, handleSubmit } = useFormWithDraft({
    draftName: 'profile/city',
    onClose,
    defaultValues: { city: city ?? '' },
  });
  const change = useChangeCity(draft.finish);
  return (
    <FormDialog
      title={text.editCity}
      description={text.cityText}
      submitLabel={text.save}
      isPending={change.isPending}
      onSubmit={handleSubmit((input) =>
        change.mutate({ city: memberCities.find((name) => name === input.city) ?? null }),
      )}
      draft={draft}
      onClose={onClose}
    >
      <SelectField label={text.city} options={options} {...register('city')} />
    </FormDialog>
  );
}
