import { PARTNER_ANSWERS, SERIES_SCOPES } from '#domain/dates/facts.ts';
import { newId } from '#client/data/outbox/new-id.ts';
import { type Fields, isFields } from '#client/data/outbox/pending-mutation.ts';
import type { MadeCall } from '../../support/couple-books.ts';
import type { Deleted, Step } from './steps.ts';
import type { Screens } from './pending-screen.ts';
import {
  AMOUNTS,
  CATEGORIES,
  day,
  pick,
  type Two,
  typedDate,
  typedExpense,
  typedGoal,
  typedMemory,
  typedRecurring,
  WORDS,
} from '../../support/typed-records.ts';

const LISTS = {
  '/api/date-events': 'dates',
  '/api/memories': 'memories',
  '/api/expenses': 'expenses',
  '/api/savings-goals': 'goals',
  '/api/recurring-expenses': 'recurring',
} as const;
type ListPath = keyof typeof LISTS;
const TALKED = ['/api/date-events', '/api/memories'] as const;

interface Around {
  screens: Screens;
  two: Two;
  deleted: Deleted;
}

/** Returns true for a row of a series. */
function isOfSeries(row: Fields): boolean {
  return typeof row['seriesId'] === 'string';
}

/** Returns the call that a step makes on the screens as they are; `null` if they offer no such act. */
export async function callOf(step: Step, { screens, two, deleted }: Around): Promise<MadeCall | null> {
  const { act, which, typed } = step;
  const rowsOf = async (path: string) => {
    const rows = await screens.show(path);
    return Array.isArray(rows) ? rows.filter(isFields) : [];
  };
  const oneOf = async (path: string, isWanted: (row: Fields) => boolean = () => true) => {
    const rows = (await rowsOf(path)).filter(isWanted);
    return rows[which % Math.max(rows.length, 1)] ?? null;
  };
  const on = async (
    call: string,
    [method, list, action = '']: readonly [string, string, string?],
    body: Fields | null,
    isWanted?: (row: Fields) => boolean,
  ): Promise<MadeCall | null> => {
    const before = await oneOf(list, isWanted);
    return before && { call, method, path: `${list}/${String(before['id'])}${action}`, body, before };
  };
  const create = (list: ListPath, body: Fields): MadeCall => ({
    call: `${LISTS[list]}.create`,
    method: 'POST',
    path: list,
    body,
    before: null,
  });
  const list = pick(Object.keys(LISTS) as ListPath[], typed);
  const amount = pick(AMOUNTS, typed);

  switch (act) {
    case 'date':
      return create('/api/date-events', typedDate(typed));
    case 'edit-series': {
      const scope = pick(SERIES_SCOPES, typed);
      const { scheduledDate, ...fields } = typedDate(which);
      const body = { ...fields, ...(scope !== 'all' && { scheduledDate }), scope };
      return on('dates.update', ['PATCH', '/api/date-events'], body, isOfSeries);
    }
    case 'answer-series': {
      const body = { status: pick(PARTNER_ANSWERS, typed), scope: pick(SERIES_SCOPES, which) };
      return on(
        'dates.respond',
        ['PATCH', '/api/date-events', '/respond'],
        body,
        (row) => isOfSeries(row) && row['userId'] === two.partnerId,
      );
    }
    case 'delete-series':
      return on('dates.delete', ['DELETE', '/api/date-events'], { scope: pick(SERIES_SCOPES, typed) }, isOfSeries);
    case 'memory':
      return create('/api/memories', typedMemory(typed));
    case 'expense':
      return create('/api/expenses', typedExpense(typed, two));
    case 'goal':
      return create('/api/savings-goals', typedGoal(typed));
    case 'recurring':
      return create('/api/recurring-expenses', typedRecurring(typed));
    case 'edit': {
      const edited = {
        '/api/date-events': ['PATCH', typedDate(which)],
        '/api/memories': ['PATCH', typedMemory(which)],
        '/api/expenses': ['PATCH', typedExpense(which, two)],
        '/api/savings-goals': ['PATCH', typedGoal(which)],
        '/api/recurring-expenses': ['PATCH', typedRecurring(which)],
      } as const satisfies Record<ListPath, readonly [string, Fields]>;
      const [method, body] = edited[list];
      return on(`${LISTS[list]}.update`, [method, list], body);
    }
    case 'delete': {
      const made = await on(`${LISTS[list]}.delete`, ['DELETE', list], null);
      if (made?.before) deleted.set(list, [...(deleted.get(list) ?? []), made.before]);
      return made;
    }
    case 'restore': {
      const gone = deleted.get(list)?.pop();
      // A deleted recurring expense is not kept in the trash.
      if (!gone || list === '/api/recurring-expenses') return null;
      return {
        call: `${LISTS[list]}.restore`,
        method: 'POST',
        path: `${list}/${String(gone['id'])}/restore`,
        body: null,
        before: gone,
      };
    }
    case 'respond':
      return on(
        'dates.respond',
        ['PATCH', '/api/date-events', '/respond'],
        { status: pick(PARTNER_ANSWERS, typed) },
        (date) => date['userId'] === two.partnerId,
      );
    case 'suggest':
      return on(
        'dates.suggest',
        ['PUT', '/api/date-events', '/suggestion'],
        { scheduledDate: day(69), scheduledTime: '18:30' },
        (date) => date['userId'] === two.partnerId,
      );
    case 'accept':
      return on(
        'dates.acceptSuggestion',
        ['POST', '/api/date-events', '/suggestion/accept'],
        null,
        (date) => date['userId'] === two.memberId && date['suggestion'] !== null,
      );
    case 'drop':
      return on(
        'dates.dropSuggestion',
        ['DELETE', '/api/date-events', '/suggestion'],
        null,
        (date) => date['suggestion'] !== null,
      );
    case 'react': {
      const talked = pick(TALKED, typed);
      return on(`${LISTS[talked]}.react`, ['PUT', talked, '/reaction'], {
        emoji: pick(['❤️', '😂', null], which),
      });
    }
    case 'comment': {
      const talked = pick(TALKED, typed);
      return on(`${LISTS[talked]}.comment`, ['POST', talked, '/comments'], { text: pick(WORDS, which) });
    }
    case 'deposit':
      return on('goals.addMoney', ['POST', '/api/savings-goals', '/add-money'], { amount });
    case 'withdraw':
      return on(
        'goals.withdraw',
        ['POST', '/api/savings-goals', '/withdraw'],
        { amount },
        ({ currentAmount }) => Number(currentAmount) >= Number(amount),
      );
    case 'reset':
      return on('goals.reset', ['POST', '/api/savings-goals', '/reset'], null);
    case 'skip':
    case 'fill': {
      const waits = ({ waitingOn }: Fields) => Array.isArray(waitingOn) && waitingOn.length > 0;
      const row = await oneOf('/api/recurring-expenses', waits);
      const due: unknown = Array.isArray(row?.['waitingOn']) ? row['waitingOn'][0] : undefined;
      const isSame = ({ id }: Fields) => id === row?.['id'];
      if (row === null) return null;
      return act === 'fill'
        ? on('recurring.fillIn', ['POST', '/api/recurring-expenses', '/fill'], { on: due, amount }, isSame)
        : on('recurring.skip', ['POST', '/api/recurring-expenses', '/skip'], { on: due }, isSame);
    }
    case 'budget':
    case 'unbudget': {
      const category = pick(['total', ...CATEGORIES], which);
      const shown = (await rowsOf('/api/budgets')).find((budget) => budget['category'] === category);
      if (act === 'unbudget' && !shown) return null;
      return {
        call: 'budgets.change',
        method: 'PUT',
        path: `/api/budgets/${category}`,
        body: { monthlyAmount: act === 'budget' ? pick(AMOUNTS, typed) : null },
        before: shown ?? null,
      };
    }
    case 'settle': {
      const balance = await screens.show('/api/finances/balance');
      const owedBy = isFields(balance) ? balance['owedBy'] : null;
      if (typeof owedBy !== 'string') return null;
      return {
        call: 'balance.createSettlement',
        method: 'POST',
        path: '/api/settlements',
        body: { id: newId(), amount, method: 'cash', note: pick(['', 'Thanks'], typed), fromUserId: owedBy },
        before: null,
      };
    }
    case 'answer': {
      const daily = await screens.show('/api/daily-question');
      const question = isFields(daily) && isFields(daily['question']) ? daily['question'] : null;
      if (!isFields(daily) || !question || daily['mine'] !== null) return null;
      return {
        call: 'dailyQuestion.answer',
        method: 'POST',
        path: '/api/daily-question',
        body: { questionId: question['id'], text: pick(WORDS, typed) },
        before: daily,
      };
    }
  }
}
