import type { CalendarFailure } from '#domain/busy-calendars/facts.ts';

/** A request failed. It says why without the address, which is a secret. */
export class OutgoingFailure extends Error {
  readonly failure: CalendarFailure;

  constructor(failure: CalendarFailure) {
    super(failure);
    this.failure = failure;
  }
}
