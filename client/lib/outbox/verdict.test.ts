import { expect, test } from 'vitest';
import { judge } from './verdict.ts';

test('takes a change for done whose record is gone since, so that it is neither sent again nor refused', async () => {
  const answer = Response.json({ code: 'record_gone', message: 'This was saved.' }, { status: 410 });
  expect(await judge(answer, 'POST')).toEqual({ kind: 'done', body: null });
});
