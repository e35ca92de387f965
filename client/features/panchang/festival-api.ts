import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
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

/** Plans the nights of a festival, which the server makes a series. */
export function usePlanFestivalNights() {
  return useMutation(api.dates.planFestival.mutationOptions(toasts));
}
