import { expect, test } from 'vitest';
import { judge } from './verdict.ts';

test('treats a change as done if its record was deleted since', async () => {
  const answer = Response.json({ code: 'record_gone', message: 'This was saved.' }, { status: 410 });
  expect(await judge(answer, 'POST')).toEqual({ kind: 'done', body: null });
});
