import { answerQuestions } from '../answer-questions.ts';

/** Ways in which a thread fails its caller, by name. */
const ways: Readonly<Record<string, () => string | Promise<string>>> = {
  echo: () => 'echo',
  never: () => new Promise<string>(() => undefined),
  busy: () => {
    for (;;);
  },
  throw: () => {
    throw new Error('thrown');
  },
  throwLater: () => {
    setTimeout(() => {
      throw new Error('thrown later');
    }, 20);
    return 'soon';
  },
  exit: () => process.exit(3),
  memory: () => {
    const held: object[] = [];
    for (;;) held.push(Array.from({ length: 1000 }, (_, index) => ({ index })));
  },
};

answerQuestions((way: string) => ways[way]?.() ?? '');
