import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import {
  changePasswordChecks,
  loginChecks,
  registerChecks,
  resetPasswordChecks,
} from '#client/features/accounts/components/form-checks.ts';
import { contactChecks } from '#client/features/contact/components/form-checks.ts';
import { waitlistChecks } from '#client/features/waitlist/components/form-checks.ts';
import { type FieldCheck, findFault } from '#client/lib/public/field-checks.ts';
import { wordsOfFault } from '#client/ui/form-state/schema-resolver.ts';
import { LoginInput, RegisterInput } from '#domain/accounts/credentials.ts';
import { ForcedPasswordInput, ResetByCodeInput } from '#domain/accounts/passwords.ts';
import { ContactInput } from '#domain/contact/schema.ts';
import { WaitlistInput } from '#domain/waitlist/schema.ts';
import { contactScreensText } from '#messages/en/contact.ts';
import { faultsText } from '#messages/en/faults.ts';

type Checks = Record<string, { 'data-checks': string; 'data-exact'?: string }>;
type Values = Record<string, string | boolean>;

/** Returns the page's error for each field, as its script determines it. */
function pageFaults(checks: Checks, typed: Values): Record<string, string> {
  const values = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => {
      const isExact = typeof value === 'boolean' || checks[name]?.['data-exact'] !== undefined;
      return [name, isExact ? value : value.trim()];
    }),
  );
  return Object.fromEntries(
    Object.entries(checks).flatMap(([name, field]) => {
      const rules = JSON.parse(field['data-checks']) as FieldCheck[];
      const fault = findFault(rules, values[name] ?? '', (other) => values[other]);
      return fault ? [[name, fault.message]] : [];
    }),
  );
}

/** Returns the contract's error for each field. */
function contractFaults(schema: ZodType, values: Values): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    faults[String(path[0])] ??= wordsOfFault(message);
  return faults;
}

const awkward = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('', ' ', '\u200B', '\u00A0', ' Riya ', '98765 43210', '+91 (98765) 43210', '1234567890'),
  fc.constantFrom('a@b', 'a@b.in', ' RIYA@example.com ', 'riya@example', '123456', '12345', '1234567', '12a456'),
  fc.integer({ min: 1, max: 5100 }).map((length) => 'x'.repeat(length)),
  fc.constantFrom(7, 8, 30, 31, 60, 61, 128, 129, 254, 255, 1000, 1001).map((length) => 'y'.repeat(length)),
);

const forms: [string, ZodType, Checks, Record<string, fc.Arbitrary<string | boolean>>][] = [
  ['signing in', LoginInput, loginChecks, {}],
  ['registering', RegisterInput, registerChecks, { acceptTerms: fc.boolean(), confirmPassword: fc.constant('') }],
  ['a forgotten password', ResetByCodeInput.omit({ email: true }), resetPasswordChecks, {}],
  ['the change of password', ForcedPasswordInput, changePasswordChecks, {}],
  [
    'the waitlist',
    WaitlistInput,
    waitlistChecks,
    { city: fc.constantFrom('', 'Surat', 'Goa'), relationshipStage: fc.constantFrom('', 'dating') },
  ],
  ['a message to us', ContactInput, contactChecks, { category: fc.constantFrom('', 'feedback') }],
];

/**
 * Contact form messages for empty fields; the contract has one message for all. `confirmPassword` is not compared
 * either: only the form asks for a password twice.
 */
const wordsBesideFields = new Set<string>(Object.values(contactScreensText.empty));

test.each(forms)(
  'reports the same field errors on the page of %s as the contract',
  (_form, schema, checks, choices) => {
    const fields = Object.keys(checks).map((name) => [name, choices[name] ?? awkward] as const);
    fc.assert(
      fc.property(fc.record(Object.fromEntries(fields)), (values) => {
        const { confirmPassword: _ofPage, ...ofPage } = pageFaults(checks, values);
        const { confirmPassword: _ofContract, ...ofContract } = contractFaults(schema, values);
        const common = Object.entries(ofPage).map(([name, message]) => [
          name,
          checks === contactChecks && wordsBesideFields.has(message) ? faultsText.contact.fieldsRequired : message,
        ]);
        expect(Object.fromEntries(common)).toEqual(ofContract);
      }),
      { numRuns: 300 },
    );
  },
);

test('requires both entries of a new password to match', () => {
  const typed = { currentPassword: 'old', newPassword: 'kites over the city', confirmPassword: 'kites' };
  expect(pageFaults(changePasswordChecks, typed)).toEqual(contractFaults(ForcedPasswordInput, typed));
  expect(pageFaults(changePasswordChecks, { ...typed, confirmPassword: typed.newPassword })).toEqual({});
});
