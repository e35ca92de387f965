import type { CopiedRead } from '#client/data/copy/shown.ts';
import type { StoredAnswers } from '#domain/daily-question/public-form.ts';

/** The days with an answer that the member may know of, newest first, each with its question's id alone. */
export const answersRead: CopiedRead<null, StoredAnswers[]> = {
  of: ['answers'],
  derive: (shown) => shown('answers').toSorted((one, other) => other.day.localeCompare(one.day)),
};
