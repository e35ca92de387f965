import { expect, test } from 'vitest';
import { splitLinks } from './link-parts.ts';

const link = (text: string, href = text) => ({ text, href });

test.each([
  ['No link at all.', [{ text: 'No link at all.' }]],
  ['', []],
  [
    'Look at https://radios.example/iron?a=1, then tell us.',
    [{ text: 'Look at ' }, link('https://radios.example/iron?a=1'), { text: ', then tell us.' }],
  ],
  ['(see https://a.example/b).', [{ text: '(see ' }, link('https://a.example/b'), { text: ').' }]],
  ['https://a.example/b_(c)', [link('https://a.example/b_(c)')]],
  ['HTTP://A.example', [link('HTTP://A.example', 'http://a.example/')]],
  [
    'https://a.example/x\nhttps://b.example/y',
    [link('https://a.example/x'), { text: '\n' }, link('https://b.example/y')],
  ],
])('splits %j', (text, parts) => {
  expect(splitLinks(text)).toEqual(parts);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,hello',
  'ftp://a.example/file',
  'https://',
  'https://bank.example@evil.example/',
  'https://user:word@a.example/',
])('leaves %s as plain text', (text) => {
  expect(splitLinks(text)).toEqual([{ text }]);
});
