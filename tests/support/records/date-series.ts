import type { DateEvent } from '#domain/dates/schema.ts';
import type { Person } from '../people.ts';

export const monthly = { every: 'month', interval: 1, on: 'day', until: null } as const;
export const weekly = { ...monthly, every: 'week' } as const;
export const until = (day: string) => ({ ...weekly, until: day });
/** Days of the four dinners, Saturdays. */
export const saturdays = ['2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19'] as const;
export const dinner = {
  title: 'Dinner',
  scheduledDate: saturdays[0],
  scheduledTime: '20:00',
  repeat: until(saturdays[3]),
};

/** Plans the four dinners and returns them. */
export async function planDinners({ api }: Person): Promise<[DateEvent, DateEvent, DateEvent, DateEvent]> {
  await api.dates.create(dinner);
  const [first, second, third, fourth] = await api.dates.list();
  if (!first || !second || !third || !fourth) throw new Error('There are not four dates.');
  return [first, second, third, fourth];
}

export async function listDays({ api }: Person): Promise<string[]> {
  return (await api.dates.list()).map(({ scheduledDate }) => scheduledDate);
}

/** Returns the titles of the notifications about dates, latest first. */
export async function listNotices({ api }: Person): Promise<string[]> {
  const notifications = await api.notifications.list();
  return notifications.filter(({ path }) => path.includes('date')).map(({ title }) => title);
}

/** Sends a call that the typed client cannot, and returns the status of its response. */
export async function statusOf(person: Person, method: string, path: string, body?: object): Promise<number> {
  const init = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await person.fetch(`/api${path}`, { method, ...init })).status;
}
