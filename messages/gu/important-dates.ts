import type { Catalogue } from '#messages/catalogue.ts';
import type { importantDatesText as english } from '../en/important-dates.ts';

export const importantDatesText: Catalogue<typeof english> = {
  onlyOwnerShares: 'જેણે આ તારીખ ઉમેરી છે, એ જ નક્કી કરી શકે કે શેર કરવી કે નહીં',
  categories: {
    birthday: 'બર્થડે',
    anniversary: 'એનિવર્સરી',
    holiday: 'તહેવાર',
    memorial: 'પુણ્યતિથિ',
    family: 'ફેમિલી',
    other: 'બીજું',
  },

  reminderTitle: 'ખાસ તારીખ',
  reminderMessage: (daysLeft, day) => `${countDown(daysLeft)}, ${day}. શું છે એ જોવા ટૅપ કરો.`,
  namedReminderMessage: (daysLeft, day) => `${countDown(daysLeft)}, ${day}`,
};

function countDown(daysLeft: number): string {
  if (daysLeft === 0) return 'આજે';
  return daysLeft === 1 ? 'કાલે' : `${daysLeft} દિવસ પછી`;
}
