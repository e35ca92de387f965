import type { Person } from './people.ts';

/**
 * Kinds of records that can be deleted and restored. Each is created with every field set, to compare the whole
 * restored record.
 */
export const kinds = {
  date: {
    title: 'Dinner',
    create: ({ api }: Person) =>
      api.dates.create({
        title: 'Dinner',
        scheduledDate: '2031-02-14',
        scheduledTime: '20:30',
        duration: 90,
        location: 'Agashiye',
        description: 'On the terrace',
        category: 'stargazing',
        timezone: 'Asia/Dubai',
      }),
    list: ({ api }: Person) => api.dates.list(),
    delete: ({ api }: Person, id: string) => api.dates.delete({ id }),
    restore: ({ api }: Person, id: string) => api.dates.restore({ id }),
    shown: { day: '2031-02-14', amount: null },
  },
  memory: {
    title: 'Kites',
    create: ({ api }: Person) =>
      api.memories.create({
        title: 'Kites',
        memoryDate: '2024-01-14',
        description: 'On the roof',
        tags: ['uttarayan', 'home'],
        imageUrl: 'https://example.com/kite.jpg',
        milestone: 'date_night',
      }),
    list: ({ api }: Person) => api.memories.list(),
    delete: ({ api }: Person, id: string) => api.memories.delete({ id }),
    restore: ({ api }: Person, id: string) => api.memories.restore({ id }),
    shown: { day: '2024-01-14', amount: null },
  },
  expense: {
    title: 'Thali',
    create: ({ api }: Person) =>
      api.expenses.create({
        title: 'Thali',
        amount: '1450.50',
        category: 'dates',
        description: 'Two',
        spentOn: '2026-01-14',
      }),
    list: ({ api }: Person) => api.expenses.list(),
    delete: ({ api }: Person, id: string) => api.expenses.delete({ id }),
    restore: ({ api }: Person, id: string) => api.expenses.restore({ id }),
    shown: { day: '2026-01-14', amount: '1450.50' },
  },
  goal: {
    title: 'Diu',
    create: async ({ api }: Person) => {
      const goal = await api.goals.create({
        title: 'Diu',
        targetAmount: '20000',
        category: 'vacation',
        description: 'By train',
        targetDate: '2032-01-01',
      });
      return api.goals.addMoney({ id: goal.id, amount: '99.90' });
    },
    list: ({ api }: Person) => api.goals.list(),
    delete: ({ api }: Person, id: string) => api.goals.delete({ id }),
    restore: ({ api }: Person, id: string) => api.goals.restore({ id }),
    shown: { day: null, amount: '20000.00' },
  },
  note: {
    title: 'Chai',
    create: ({ api }: Person) =>
      api.notes.create({ title: 'Chai', content: 'No sugar', category: 'food', tags: ['ginger'] }),
    list: ({ api }: Person) => api.notes.list(),
    delete: ({ api }: Person, id: string) => api.notes.delete({ id }),
    restore: ({ api }: Person, id: string) => api.notes.restore({ id }),
    shown: { day: null, amount: null },
  },
  important_date: {
    title: 'Birthday',
    create: ({ api }: Person) =>
      api.importantDates.create({
        title: 'Birthday',
        date: '1998-04-12',
        category: 'birthday',
        description: 'Cake',
        reminderDays: 3,
        isRecurring: true,
      }),
    list: ({ api }: Person) => api.importantDates.list(),
    delete: ({ api }: Person, id: string) => api.importantDates.delete({ id }),
    restore: ({ api }: Person, id: string) => api.importantDates.restore({ id }),
    shown: { day: '1998-04-12', amount: null },
  },
} as const;
