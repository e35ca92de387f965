import type { CalendarFailure } from '#contract/constants/busy-calendars.ts';

/** A request failed. It says why without the address, which is a secret. */
export class OutgoingFailure extends Error {
  readonly failure: CalendarFailure;
  /** The status of `answered`. */
  readonly status: number | null;

  constructor(failure: CalendarFailure, status: number | null = null) {
    super(failure);
    this.failure = failure;
    this.status = status;
  }
}
