import { landingText } from '#messages/landing.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonAnchor } from '#client/ui/forms/button.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { cityGroups, cityPickerId, joinWords } from '../form-model.ts';

/** City picker with the join button; `public-pages/scripts/city-join.ts` adds the behaviour. */
export function CityJoin() {
  return (
    <form
      id={cityPickerId}
      action={paths.waitlist}
      data-words={JSON.stringify(joinWords)}
      className="grid max-w-lg grid-cols-1 gap-4"
    >
      <SelectField
        label={landingText.cityLabel}
        name="city"
        options={cityGroups}
        placeholder={landingText.cityPlaceholder}
        defaultValue=""
        className="min-h-14 text-lead"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" size="large" disabled className="grow sm:grow-0 sm:min-w-72">
          {joinWords.none}
        </Button>
        <ButtonAnchor href={paths.waitlist} variant="quiet" size="large" className="grow sm:grow-0">
          {landingText.waitlist}
        </ButtonAnchor>
      </div>
      <p className="text-caption text-ink-soft">{landingText.freeNote}</p>
    </form>
  );
}
