import { expect, test } from 'vitest';
import { serverAnswer } from '#tests/outbox/support/server-answer.ts';
import { classifyResponse } from './classify-response.ts';

test('treats a change as made if its record was deleted since', async () => {
  const answer = serverAnswer({ code: 'record_gone', message: 'This was saved.' }, { status: 410 });
  expect(await classifyResponse(answer, { method: 'POST', body: {} })).toEqual({ kind: 'made', body: null });
});

test('takes what does not come from the server for no answer, whatever its status', async () => {
  const foreign = [
    new Response('<p>Sign in to this Wi-Fi</p>', { headers: { 'content-type': 'text/html' } }),
    new Response(null),
    new Response(null, { status: 204 }),
    Response.json({ id: 'chai' }, { status: 201 }),
    new Response('<p>Forbidden</p>', { status: 403 }),
    new Response('<p>Not found</p>', { status: 404 }),
    Response.json({ message: 'Unauthorized' }, { status: 401 }),
    new Response('<p>Bad gateway</p>', { status: 502 }),
    Response.error(),
  ];
  for (const response of foreign) {
    expect(await classifyResponse(response, { method: 'DELETE', body: null })).toEqual({
      kind: 'foreign',
      status: response.status,
    });
  }
});
