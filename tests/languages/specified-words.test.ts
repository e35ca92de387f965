import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

/**
 * Wordings that the specification quotes or names, by the English catalogue that holds each. They may be part of a
 * longer text; apostrophes may be typographic.
 */
const specified = z
  .record(z.string(), z.array(z.string()))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'specified-words.json'), 'utf8')));
const PART_MIN_LENGTH = 12;

/** Texts with parameters: sample values, and the wording that the specification has for them. */
const filled: [file: string, text: string, values: unknown[], wording: string][] = [
  ['date-screens.ts', 'moreMemories', [4], '+4 more'],
  ['gift-cards.ts', 'redeemFor', ['500'], 'Redeem for 500 points'],
  ['gift-cards.ts', 'needMore', ['120'], 'Need 120 more points'],
  ['nudges.ts', 'from', ['Riya'], 'From Riya'],
  ['nudges.ts', 'from', [null], 'From your partner'],
  ['gift-cards.ts', 'notEnough', [500, 380], 'You need 500 points but only have 380.'],
  ['dashboard.ts', 'checkInEarned', [50], 'You earned 50 points today!'],
  ['achievements.ts', 'unlockedText', [2], "You've achieved 2 new milestone(s)"],
  ['panchang.ts', 'nameTithi', [{ month: 1, paksha: 'sud', tithi: 11 }, false], 'Kartak sud 11'],
  ['notifications.ts', 'saveFailed', ['busy'], 'Failed to save subscription: busy'],
];

async function readCatalogue(file: string): Promise<Record<string, unknown>> {
  return (await import(`#messages/en/${file}`)) as Record<string, unknown>;
}

/** Returns every text of a catalogue; for a text with parameters, its source code. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll('’', "'")];
  if (typeof value === 'function') return [String(value).replaceAll('’', "'")];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test.each(Object.entries(specified))('keeps the specified wordings of %s to the letter', async (file, wordings) => {
  const texts = textsOf(await readCatalogue(file));
  const holds = (text: string, wording: string) =>
    text === wording || text.includes(`'${wording}'`) || (wording.length > PART_MIN_LENGTH && text.includes(wording));
  const lost = wordings.filter((wording) => !texts.some((text) => holds(text, wording)));
  expect(lost).toEqual([]);
});

test.each(filled)('fills in %s %s', async (file, name, values, wording) => {
  const [catalogue] = Object.values(await readCatalogue(file)).filter(
    (each) => typeof each === 'object' && each !== null && name in each,
  );
  const text: unknown = Reflect.get(Object(catalogue), name);
  expect(typeof text).toBe('function');
  expect(String(Reflect.apply(text as () => string, undefined, values)).replaceAll('’', "'")).toBe(wording);
});
