import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { guessRecords } from '#client/data/outbox/guessed-records.ts';
import { newId } from '#client/data/outbox/new-id.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { nightId } from '#domain/dates/festival-nights.ts';
import type { Festival } from '#domain/panchang/facts.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';

const toasts = mutationToasts({
  success: { title: text.created, description: text.createdText },
  failure: ({ message }: Error) => ({
    title: text.createFailed,
    description: message || text.createFailedText,
  }),
});

/** Plans a festival of one day, also without a network. */
export function usePlanFestivalDay() {
  return useMutation(api.dates.create.mutationOptions(toasts));
}

interface FestivalNights {
  key: Festival;
  /** Calendar dates, of which the first one names the year. */
  nights: readonly string[];
  /** Fields that all of the dates have. */
  plan: { title: string; scheduledTime: string; timezone: string; category: string };
}

/** Plans the nights of a festival, which the server makes a series, also without a network: they are shown at once. */
export function usePlanFestivalNights() {
  const { mutate, isPending } = useMutation(api.dates.planFestival.mutationOptions(toasts));
  function planNights({ key, nights, plan }: FestivalNights): void {
    const id = newId();
    guessRecords(
      id,
      nights.map((night, place) => ({ ...plan, id: nightId(id, place), scheduledDate: night })),
    );
    mutate({ id, key, year: Number(nights[0]?.slice(0, 4)), time: plan.scheduledTime });
  }
  return { planNights, isPending };
}
