import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDay, namesImpossibleDay } from '#client/lib/format/typed-days.ts';
import { wordsOfFault } from '#client/ui/form-state/schema-resolver.ts';
import { AMOUNT_MAX, amount as amountSchema, moneyFault } from '#domain/kernel/money-fields.ts';
import { faultsText } from '#messages/faults.ts';
import { parseEntry } from './parse-entry.ts';

const TODAY = '2026-11-28';
const field = amountSchema(moneyFault('amountRequired'), AMOUNT_MAX);

test.each([
  ['dinner 1.450,50', '1450.50', 'dinner'],
  ['₹1.5k shoes', '1500', 'shoes'],
  ['rent ₹12k', '12000', 'rent'],
  ['rent 12 thousand', '12000', 'rent'],
  ['taxi ₹1 450.00', '1450.00', 'taxi'],
  ['₹90 500 ml milk', '90', '500 ml milk'],
  ['gold 1.2 lakh', '120000', 'gold'],
  ['gold ₹1.2L', '120000', 'gold'],
  ['milk 2L 120', '120', 'milk 2L'],
  ['flat ₹1.2 cr', '12000000', 'flat'],
  ['સોનું ૧.૨ લાખ', '120000', 'સોનું'],
  ['किराया 12 हज़ार', '12000', 'किराया'],
  ['५ सौ चाय', '500', 'चाय'],
  ['चाय 40 रुपये', '40', 'चाय'],
  ['petrol 500 2 litre', '500', 'petrol 2 litre'],
  ['12000 rent nov 2026', '12000', 'rent nov 2026'],
  ['rent nov 1.5k', '1500', 'rent nov'],
  ['milk 40, bread', '40', 'milk , bread'],
])('reads the whole amount of %j', (line, amount, title) => {
  expect(parseEntry(line, TODAY)).toMatchObject({ amount, title });
});

test.each([
  ['चाय ₹४०,५०', faultsText.money.amountAmbiguous],
  ['rent 12,00', faultsText.money.amountAmbiguous],
  ['dinner 1450,50', faultsText.money.amountAmbiguous],
  ['dinner ₹1,45,0', faultsText.money.amountAmbiguous],
  ['taxi 1 450', faultsText.money.amountAmbiguous],
  ['₹ 12.345 tea', faultsText.money.amountTooFine],
  ['rent 12.500', faultsText.money.amountTooFine],
  ['₹1.250 sofa', faultsText.money.amountTooFine],
  ['₹100-150 chai', faultsText.money.amountInvalid],
  ['₹1,260/2 dinner', faultsText.money.amountInvalid],
  ['Rs 2,450-50 dinner', faultsText.money.amountInvalid],
  ['₹2450.50/2 dinner', faultsText.money.amountInvalid],
  ['₹12k-15k sofa', faultsText.money.amountInvalid],
  ['Rs 1 ,260.00 debited from A/c XX4411 to RAJ STORES', faultsText.money.amountAmbiguous],
  ['Rs 1, 260 shoes', faultsText.money.amountAmbiguous],
  ['Rs 1. 260 shoes', faultsText.money.amountInvalid],
  ['Rs 450 .50 shoes', faultsText.money.amountInvalid],
  ['₹1e5', faultsText.money.amountInvalid],
  ['island ₹9999 crore', faultsText.money.amountTooLarge(AMOUNT_MAX.text)],
])('rejects the amount of %j in the words of the amount field', (line, words) => {
  expect(parseEntry(line, TODAY)).toEqual({ refusal: 'amount', words });
});

test('agrees with the amount field on every grouping, script and mark', () => {
  const zeros = [0x0030, 0x0966, 0x0ae6];
  fc.assert(
    fc.property(
      fc.stringMatching(/^[1-9]\d{0,3}(?:[.,']\d{1,4}){0,3}$/),
      fc.constantFrom(...zeros),
      fc.constantFrom(['₹', ''], ['Rs. ', ''], ['', ' rs'], ['', '/-'], ['', '']),
      fc.constantFrom(['chai ', ''], ['', ' chai'], ['ચા ', ' ઘરે'], ['', '']),
      (latin, zero, [before = '', after = ''], [start = '', end = '']) => {
        const digits = latin.replaceAll(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
        const typed = before + digits + after;
        // Without a mark it is a day, such as 1.8.26.
        fc.pre(typed !== digits || (findDay(latin, TODAY) === null && !namesImpossibleDay(latin, TODAY)));
        // The field drops zeros behind the paise, which a line may use for thousands.
        fc.pre(!/\.\d\d[1-9]?0+$/.test(latin));
        const expected = field.safeParse(typed);
        const result = parseEntry(start + typed + end, TODAY);
        expect(result).toMatchObject(
          expected.success
            ? { amount: expected.data }
            : { refusal: 'amount', words: wordsOfFault(expected.error.issues[0]?.message ?? '') },
        );
      },
    ),
  );
});

test.each(['29 feb', '31 nov', 'nov 31', '૩૧ નવેમ્બર', '31 नवंबर', '45 nov', '31/11/2026', '25/12/2027'])(
  'rejects an expense on %s, which does not exist or is still to come',
  (day) => {
    expect(parseEntry(`petrol 500 ${day}`, TODAY)).toEqual({ refusal: 'day' });
    expect(parseEntry(`${day} petrol 500`, TODAY)).toEqual({ refusal: 'day' });
  },
);

test('rejects the day beside a month as an amount', () => {
  const months = ['jan', 'Feb', 'march', 'nov', 'ઑગસ્ટ', 'अगस्त'];
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99 }),
      fc.constantFrom(...months),
      fc.boolean(),
      (date, month, isDayFirst) => {
        const result = parseEntry(`petrol 500 ${isDayFirst ? `${date} ${month}` : `${month} ${date}`}`, TODAY);
        expect('refusal' in result ? result.refusal : `${result.amount} ${result.title}`).toMatch(
          /^(?:day|500 petrol)$/,
        );
      },
    ),
  );
});

test.each([
  ['chai 12 nov 40', '40', '2026-11-12'],
  ['chai 12 nov 25', '25', '2026-11-12'],
  ['chai 40 dec 25', '40', '2025-12-25'],
  ['chai 40 12 nov 25', '40', '2025-11-12'],
])('tells the amount from the year in %s', (line, amount, spentOn) => {
  expect(parseEntry(line, TODAY)).toMatchObject({ amount, spentOn });
});
