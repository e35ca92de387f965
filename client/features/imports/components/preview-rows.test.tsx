import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expenseImportText as text } from '#messages/expense-import.ts';
import { makePlan, type RowChoice, type Turned } from '../preview/plan.ts';
import { readFile } from '../read/read-file.ts';
import { understand } from '../understand/understand.ts';
import { PreviewRows } from './preview-rows.tsx';

const statement =
  'Date,Narration,Debit,Credit,Balance\n12/11/2026,Chai,41.01,,900\n13/11/2026,Milk,60,,840\n14/11/2026,Pay,,500,1340';
const turned: Turned = { chosen: new Set(), split: new Set() };
const ignore = () => {};

/** Shows the rows of a statement to a member without a partner. */
function show(lines: string, onSeenByAll: (choice: RowChoice) => void = ignore): void {
  const two = { own: 'Riya', partner: null, today: '2026-11-24' };
  const understanding = understand(readFile(new TextEncoder().encode(lines)), two, { answers: {} });
  render(
    <PreviewRows
      plan={makePlan({ understanding, present: new Set(), turned, defaultSplit: { kind: 'equal' } })}
      understanding={understanding}
      partner={null}
      turned={turned}
      onTurn={ignore}
      onSeenByAll={onSeenByAll}
      onSeen={ignore}
      onColumns={null}
    />,
  );
}

test('lets a member without a partner choose who sees a statement, and splits nothing', () => {
  const choose = vi.fn<(choice: RowChoice) => void>();
  show(statement, choose);
  const all = within(screen.getByRole('group', { name: text.seenByAll }));
  expect(all.getByRole('button', { name: 'Only you' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(all.getByRole('button', { name: 'Your partner too' }));
  expect(choose).toHaveBeenCalledWith('ours');
  expect(screen.queryByText(text.rowChoices.split)).toBeNull();
  expect(screen.getByText(text.personal.me)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: text.detailsOf('Chai') }));
  expect(screen.getByLabelText(text.seenOf('Chai'))).toHaveProperty('value', 'me');
});

test('counts only ticked rows as added', () => {
  show(`${statement}\n15/11/2026,ATM WDL 1234,500,,840`);
  const views = within(screen.getByRole('group', { name: text.views }));
  expect(views.getByRole('button', { pressed: true }).textContent).toBe(`${text.view.import}2`);
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
});
