import { clsx } from 'clsx';
import { useState } from 'react';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { Section } from '#client/ui/content/card.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { PANCHANG_CITIES } from '#domain/panchang/cities.ts';
import { type Festival, FESTIVALS, SIGHTED_FESTIVALS } from '#domain/panchang/facts.ts';
import type { PanchangPreferences } from '#domain/panchang/schema.ts';
import { citiesText } from '#messages/cities.ts';
import { panchangScreensText as text, panchangText } from '#messages/panchang.ts';
import { panchangPreferencesRead } from '../reads.ts';
import { useSetPanchang } from '../settings-api.ts';

const cityOptions = PANCHANG_CITIES.map((city) => ({ value: city, label: citiesText[city] }));

/** Chooses whether tithis and festivals are shown, the city whose sunrise decides, and the festivals. */
export function PanchangSection() {
  const preferences = useCopied(panchangPreferencesRead, null);
  return (
    <Section title={text.title}>
      <QueryState
        query={preferences}
        skeleton={
          <LoadingRegion label={text.loading}>
            <Skeleton className="h-11" />
          </LoadingRegion>
        }
        failedTitle={text.failedTitle}
        failedText={text.failedText}
      >
        {(chosen) => <PanchangForm chosen={chosen} />}
      </QueryState>
    </Section>
  );
}

function PanchangForm({ chosen }: { chosen: PanchangPreferences }) {
  // The edited fields alone, so that a choice on another device leaves them as they are.
  const [edits, setEdits] = useState<Partial<PanchangPreferences>>({});
  const edited = { ...chosen, ...edits };
  const save = useSetPanchang();
  const change = (part: Partial<PanchangPreferences>) => setEdits({ ...edits, ...part });
  return (
    <div className="grid gap-5">
      <SwitchField
        label={text.show}
        hint={text.showHint}
        checked={edited.isOn}
        onChange={({ target }) => change({ isOn: target.checked })}
      />
      {edited.isOn && (
        <>
          <SelectField
            label={text.city}
            hint={text.cityHint}
            options={cityOptions}
            value={edited.city}
            onChange={({ target }) => {
              const city = PANCHANG_CITIES.find((each) => each === target.value);
              if (city) change({ city });
            }}
          />
          <FestivalChoice chosen={edited.festivals} onChange={(festivals) => change({ festivals })} />
        </>
      )}
      <Button
        isPending={save.isPending}
        disabled={JSON.stringify(edited) === JSON.stringify(chosen)}
        onClick={() =>
          save.mutate(edited, { onSuccess: () => setEdits((current) => (current === edits ? {} : current)) })
        }
        className="justify-self-start"
      >
        {text.save}
      </Button>
    </div>
  );
}

interface FestivalChoiceProps {
  chosen: readonly Festival[];
  onChange: (festivals: Festival[]) => void;
}

function FestivalChoice({ chosen, onChange }: FestivalChoiceProps) {
  const toggle = (festival: Festival) =>
    FESTIVALS.filter((each) => (each === festival ? !chosen.includes(each) : chosen.includes(each)));
  return (
    <div role="group" aria-label={text.festivals} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-lead">{text.festivals}</h3>
        <div className="-mr-5 flex flex-wrap">
          <Button variant="quiet" onClick={() => onChange([...FESTIVALS])}>
            {text.chooseAll}
          </Button>
          <Button variant="quiet" onClick={() => onChange([])}>
            {text.chooseNone}
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {FESTIVALS.map((festival) => {
          const isChosen = chosen.includes(festival);
          return (
            <button
              key={festival}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange(toggle(festival))}
              className={clsx(
                'inline-flex min-h-11 flex-wrap items-center gap-x-2 rounded-full border px-4 font-medium transition-colors',
                isChosen
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-line-strong bg-surface text-ink hover:border-accent',
              )}
            >
              {panchangText.festivals[festival]}
              {SIGHTED_FESTIVALS.includes(festival) && (
                <span className={clsx('text-caption', !isChosen && 'text-ink-soft')}>{text.mayDiffer}</span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
