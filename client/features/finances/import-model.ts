import { IMPORT_ROWS_MAX } from '#contract/constants/finances.ts';
import { expenseImportText as text } from '#messages/screens/expense-import.ts';
import type { ImportFault } from '#client/lib/money-texts/expense-import/import-fault.ts';
import type { ImportTable } from '#client/lib/money-texts/expense-import/import-table.ts';
import type { ImportRow } from '#client/lib/money-texts/expense-import/to-rows.ts';

/** Why nothing of a file is imported, and in which line of it. */
export function describeFault({ reason, line, value }: ImportFault): string {
  const fault = wordFault(reason, value);
  return line === null ? fault : text.inLine(line, fault);
}

function wordFault(reason: ImportFault['reason'], value: string): string {
  if (reason === 'tooMany') return text.faults.tooMany(IMPORT_ROWS_MAX);
  const words = text.faults[reason];
  return typeof words === 'string' ? words : words(value);
}

/** Who of the file the member probably is, by their first name; the first one when nobody has it. */
export function guessOwnPerson(people: ImportTable['people'], firstName: string): number | null {
  if (people.length === 0) return null;
  const names = people.map(({ name }) => name.toLowerCase());
  return Math.max(
    0,
    names.findIndex((name) => name.split(/\s/).includes(firstName.toLowerCase())),
  );
}

/** The row as the API takes it. Without a partner everything is the member's own. */
export function toImportInput(
  { title, amount, category, spentOn, paidBy, payerShare }: ImportRow,
  memberId: string,
  partnerId: string | null,
) {
  return {
    title,
    amount,
    category,
    spentOn,
    paidBy: paidBy === 'partner' && partnerId !== null ? partnerId : memberId,
    ...(partnerId !== null &&
      payerShare !== null && { split: { kind: 'amounts' as const, payer: payerShare } }),
  };
}

/** The file's name as it is kept. */
export function toImportName(fileName: string): string {
  return fileName.trim().slice(0, 200) || 'CSV';
}
