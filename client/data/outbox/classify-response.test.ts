import { expect, test } from 'vitest';
import { classifyResponse } from './classify-response.ts';

test('treats a change as done if its record was deleted since', async () => {
  const answer = Response.json({ code: 'record_gone', message: 'This was saved.' }, { status: 410 });
  expect(await classifyResponse(answer, 'POST')).toEqual({ kind: 'done', body: null });
});
