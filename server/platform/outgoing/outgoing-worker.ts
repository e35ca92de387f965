import type { CalendarFailure } from '#domain/busy-calendars/facts.ts';
import { answerQuestions } from '#packages/worker-thread/answer-questions.ts';
import { fetchAddress, type FetchedAddress, type FetchRequest, type OutgoingSettings } from './fetch-address.ts';
import { OutgoingFailure } from './outgoing-failure.ts';

export interface ToOutgoing {
  request: FetchRequest;
  settings: OutgoingSettings;
}

export type FromOutgoing = { fetched: FetchedAddress } | { failure: CalendarFailure };

answerQuestions(
  async ({ request, settings }: ToOutgoing): Promise<FromOutgoing> => {
    try {
      return { fetched: await fetchAddress(request, settings) };
    } catch (error) {
      if (error instanceof OutgoingFailure) return { failure: error.failure };
      throw error;
    }
  },
  (answer) => ('fetched' in answer && answer.fetched.body ? [answer.fetched.body] : []),
);
