import { parentPort } from 'node:worker_threads';
import type { Answered, Asked } from './worker-thread.ts';

/**
 * Answers the questions of `createWorkerThread`. `listTransfers` names the buffers of an answer that move instead of
 * being copied. A rejected answer ends the thread.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a question has the type that the asking side gives it
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
  listTransfers: (answer: Answer) => ArrayBuffer[] = () => [],
): void {
  const port = parentPort;
  port?.on('message', (message: Asked<Question>) => void reply(message));

  async function reply({ number, question }: Asked<Question>): Promise<void> {
    const given = await answer(question);
    port?.postMessage({ number, answer: given } satisfies Answered<Answer>, listTransfers(given));
  }
}
