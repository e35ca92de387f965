import { WEEKDAYS } from '#domain/availability/facts.ts';
import { saveAvailability } from '#server/features/availability/service.ts';
import type { DemoMembers, SeedContext } from '../seeding/seed-context.ts';

/** Seeds the free hours of one of the two: late evenings, and Sundays from the morning. */
export async function seedAvailability({ now }: SeedContext, { riya }: DemoMembers): Promise<void> {
  const hours = WEEKDAYS.map((day) =>
    day === 'su' ? { day, from: '10:00', to: '22:30' } : { day, from: '19:30', to: '22:30' },
  );
  await saveAvailability(riya.at(now), { timezone: 'Asia/Kolkata', hours });
}
