import { useState } from 'react';
import { datePlanningText as text } from '#messages/screens/dates.ts';
import { Button } from '#client/ui/forms/button.tsx';
import type { DateGroup } from '../series-model.ts';
import { UpcomingDate } from './upcoming-date.tsx';

/** Upcoming date, with a button that shows the later ones of its series. */
export function DateGroupRows({
  group: { date, later },
  partner,
}: {
  group: DateGroup;
  partner: { firstName: string } | null;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <UpcomingDate date={date} later={later} partner={partner} />
      {later.length > 0 && (
        <li className="py-1">
          <Button variant="quiet" className="-ml-5" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? text.hideLater : text.showLater(later.length)}
          </Button>
        </li>
      )}
      {isOpen && later.map((each) => <UpcomingDate key={each.id} date={each} partner={partner} />)}
    </>
  );
}
