import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { runInLanguage } from '#messages/reader-language.ts';
import { type Answers, createAnswers } from './answers.ts';

const MB = 1024 * 1024;
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Starts a server whose responses stay open. Returns a function that asks it, with the response of the server's side. */
async function start(answers: Answers) {
  const waiting: ((response: ServerResponse) => void)[] = [];
  const server = createServer({ ServerResponse: answers.Response }, (_request, response) => {
    response.flushHeaders();
    waiting.shift()?.(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(answers.close, () => void (server.closeAllConnections(), server.close()));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return async () => {
    const response = new Promise<ServerResponse>((resolve) => waiting.push(resolve));
    const asked = get({ port, host: '127.0.0.1', agent: false }, (answer: IncomingMessage) => answer.resume());
    asked.on('error', () => undefined);
    return response;
  };
}

test('counts the answers of an owner until they are sent, and refuses more than 8 MB', async () => {
  const answers = createAnswers({ releaseName: '1.2.3' });
  const ask = await start(answers);
  const [first, second, third] = [await ask(), await ask(), await ask()];
  answers.hold('riya', first, 6 * MB);
  expect(answers.hasRoom('riya')).toBe(true);
  expect(() => runInLanguage('en', () => answers.hold('riya', second, 3 * MB))).toThrow('Too many');
  expect(answers.hasRoom('riya')).toBe(false);
  answers.hold('arjun', third, 3 * MB);
  first.end();
  await once(first, 'close');
  expect(answers.hasRoom('riya')).toBe(true);
  answers.hold('riya', second, 12 * MB);
  expect(answers.hasRoom('riya')).toBe(false);
});

test('cuts off the answers that began first beyond 64 MB in all', async () => {
  const answers = createAnswers({ releaseName: '1.2.3' });
  const ask = await start(answers);
  const held: ServerResponse[] = [];
  for (let count = 0; count < 10; count += 1) {
    const response = await ask();
    answers.hold(`member ${count}`, response, 8 * MB);
    held.push(response);
  }
  expect(held.map(({ destroyed }) => destroyed)).toEqual([true, true, ...Array.from({ length: 8 }, () => false)]);
});
