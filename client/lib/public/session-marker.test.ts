import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { hasSessionMarker, memberScript } from './session-marker.ts';

test('matches the first-paint script to `hasSessionMarker`', () => {
  const cookies = [
    '',
    'jugal_in=1',
    'a=b; jugal_in=1',
    'jugal_in=1; a=b',
    'jugal_in=',
    'jugal_in=10',
    'jugal_in=gu',
    'a=b; jugal_in=hi; c=d',
    'jugal_in=ta',
    'xjugal_in=1',
  ];
  const found = cookies.map((cookie) => {
    const dataset: { member?: string } = {};
    runInNewContext(memberScript, { document: { cookie, documentElement: { dataset } } });
    return dataset.member === '';
  });
  expect(found).toEqual(cookies.map(hasSessionMarker));
  expect(found).toEqual([false, true, true, true, false, false, true, true, false, false]);
});
