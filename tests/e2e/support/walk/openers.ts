import type { Language } from '#domain/kernel/languages.ts';

/** Stands for the path of a list. */
const LIST = '{list}';

/** Screens and their buttons that open dialogs, by catalogue key. */
const buttons = [
  ['/date-planning', 'date-screens', 'datePlanningText', 'plan'],
  ['/date-planning', 'date-answers', 'dateAnswersText', 'suggestOther'],
  ['/calendar', 'date-screens', 'datePlanningText', 'plan'],
  ['/date-planning', 'availability', 'availabilityScreensText', 'change'],
  ['/date-planning', 'busy-calendars', 'busyCalendarScreensText', 'open'],
  ['/dashboard', 'member-shell', 'bellButtonText', 'bell'],
  ['/dashboard', 'dashboard', 'dashboardText', 'add'],
  ['/memories', 'memories', 'memoryScreensText', 'add'],
  ['/finances', 'finances', 'financeScreensText', 'addExpense'],
  ['/finances', 'finances', 'financeScreensText', 'addGoal'],
  ['/finances', 'finances', 'financeScreensText', 'addMoney'],
  ['/finances', 'finances', 'financeScreensText', 'seeEntries'],
  ['/finances', 'splitting', 'splittingScreensText', 'settleUp'],
  ['/finances', 'splitting', 'splittingScreensText', 'settlements'],
  ['/finances', 'budgets', 'budgetScreensText', 'set'],
  ['/finances', 'recurring', 'recurringScreensText', 'addShort'],
  ['/finances', 'recurring', 'recurringScreensText', 'fillIn'],
  ['/partner-notes', 'notes', 'noteScreensText', 'add'],
  ['/important-dates', 'important-date-screens', 'importantDateScreensText', 'add'],
  ['/lists', 'lists', 'listScreensText', 'newList'],
  [LIST, 'lists', 'listScreensText', 'editList'],
  [LIST, 'lists', 'listScreensText', 'edit'],
  ['/profile', 'profile', 'profileText', 'fullName'],
  ['/profile', 'profile', 'profileText', 'editTheAnniversary'],
  ['/profile', 'profile', 'profileText', 'leave'],
  ['/subscription', 'subscription', 'subscriptionScreensText', 'cancel'],
] as const;

/** Returns each screen's path and the label of its opening button in the language; `listPath` is that of a list. */
export async function listOpeners(language: Language, listPath: string): Promise<{ path: string; button: string }[]> {
  return Promise.all(
    buttons.map(async ([path, file, catalogue, key]) => {
      const texts: Record<string, Record<string, unknown>> = await import(
        `../../../../messages/${language}/${file}.ts`
      );
      const button = texts[catalogue]?.[key];
      if (typeof button !== 'string') throw new Error(`${file}.ts has no ${catalogue}.${key}`);
      return { path: path === LIST ? listPath : path, button };
    }),
  );
}
