import { Button } from '#client/ui/forms/button.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { furtherGujaratCities, pilotCities } from '#domain/site/cities.ts';
import { RELATIONSHIP_STAGES, waitlistCities } from '#domain/waitlist/facts.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { adminWaitlistText as text } from '#messages/en/admin/waitlist.ts';
import { ListSearch } from '../../components/list-search.tsx';
import type { WaitlistFilters } from './waitlist-api.ts';

export interface FilterChoice {
  search: string;
  city: string;
  status: NonNullable<WaitlistFilters['status']> | '';
  stage: NonNullable<WaitlistFilters['stage']> | '';
}

export const noFilters: FilterChoice = { search: '', city: '', status: '', stage: '' };

const statuses = ['pending', 'contacted', 'approved'] as const;
const toOption = (city: string) => ({ value: city, label: city });
const cityOptions = [
  { value: '', label: text.allCities },
  { label: text.pilotCities, options: pilotCities.map(toOption) },
  { label: text.furtherCities, options: furtherGujaratCities.map(toOption) },
  { label: text.expansionCities, options: waitlistCities.expansion.map(toOption) },
];

interface FilterBarProps {
  choice: FilterChoice;
  onChange: (choice: FilterChoice) => void;
}

export function FilterBar({ choice, onChange }: FilterBarProps) {
  const isFiltered = Object.values(choice).some(Boolean);
  return (
    <div role="search" className="grid gap-3">
      <ListSearch label={text.search} value={choice.search} onChange={(search) => onChange({ ...choice, search })} />
      <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-3 lg:grid-cols-[1fr_1fr_1fr_auto]">
        <SelectField
          label={text.city}
          options={cityOptions}
          value={choice.city}
          onChange={(event) => onChange({ ...choice, city: event.target.value })}
        />
        <SelectField
          label={text.status}
          options={[
            { value: '', label: text.allStatuses },
            ...statuses.map((value) => ({ value, label: text.statuses[value] })),
          ]}
          value={choice.status}
          onChange={(event) =>
            onChange({ ...choice, status: statuses.find((value) => value === event.target.value) ?? '' })
          }
        />
        <SelectField
          label={text.stage}
          options={[
            { value: '', label: text.allStages },
            ...RELATIONSHIP_STAGES.map((value) => ({ value, label: text.stages[value] })),
          ]}
          value={choice.stage}
          onChange={(event) =>
            onChange({
              ...choice,
              stage: RELATIONSHIP_STAGES.find((value) => value === event.target.value) ?? '',
            })
          }
        />
        <Button variant="secondary" disabled={!isFiltered} onClick={() => onChange(noFilters)}>
          {adminText.clearFilters}
        </Button>
      </div>
    </div>
  );
}
