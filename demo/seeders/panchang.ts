import type { Festival } from '#domain/panchang/facts.ts';
import { savePreferences } from '#server/features/panchang/service.ts';
import type { DemoMembers, SeedContext } from '../seeding/seed-context.ts';

const festivals: Festival[] = [
  'uttarayan',
  'holi',
  'dhuleti',
  'rathYatra',
  'rakshaBandhan',
  'janmashtami',
  'navratri',
  'dussehra',
  'sharadPoonam',
  'dhanteras',
  'diwali',
  'bestuVaras',
  'bhaiBeej',
];

/** Seeds the choice of one of the two, who sees tithis and festivals; the other sees neither. */
export async function seedPanchang({ now }: SeedContext, { riya }: DemoMembers): Promise<void> {
  await savePreferences(riya.at(now), { isOn: true, city: 'Ahmedabad', festivals });
}
