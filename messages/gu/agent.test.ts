import { expect, test } from 'vitest';
import { agent } from './agent.ts';

test.each([
  ['અર્જુન', 'અર્જુને'],
  ['મીરા', 'મીરાએ'],
  ['રિદ્ધિ', 'રિદ્ધિએ'],
  ['તમારા પાર્ટનર', 'તમારા પાર્ટનરે'],
  ['Riya', 'Riyaએ'],
  ['राहुल', 'राहुलએ'],
])('%s with the agent marker is %s', (name, words) => {
  expect(agent(name)).toBe(words);
});
