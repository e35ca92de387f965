import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { landingText } from '#messages/en/landing.ts';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { cityGroups, cityPickerId, joinOffer } from '../city-model.ts';

export function CityJoin() {
  const [city, setCity] = useState('');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const offer = joinOffer(city);

  // What was chosen before this script came stands in the field already.
  useEffect(() => {
    const chosen = form.current && new FormData(form.current).get('city');
    if (typeof chosen === 'string') setCity(chosen);
  }, []);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (offer.path) void navigate(offer.path);
  }

  return (
    <form ref={form} id={cityPickerId} onSubmit={onSubmit} className="grid max-w-lg gap-4">
      <SelectField
        label={landingText.cityLabel}
        name="city"
        options={cityGroups}
        placeholder={landingText.cityPlaceholder}
        value={city}
        onChange={(event) => setCity(event.target.value)}
        className="min-h-14 text-lead"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="large" disabled={!offer.path} className="grow sm:grow-0 sm:min-w-72">
          {offer.label}
        </Button>
        <ButtonLink to={paths.waitlist} variant="quiet" size="large" className="grow sm:grow-0">
          {landingText.waitlist}
        </ButtonLink>
      </div>
      <p className="text-caption text-ink-soft">{landingText.freeNote}</p>
    </form>
  );
}
