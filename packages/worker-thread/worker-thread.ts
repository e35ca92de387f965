import { Worker } from 'node:worker_threads';

/** A question with the number that its answer carries. */
export interface Asked<Question> {
  number: number;
  question: Question;
}

export interface Answered<Answer> {
  number: number;
  answer: Answer;
}

/** `timedOut`: took too long; `outOfMemory`: passed its memory limit; `ended`: threw, or was closed. */
export type ThreadFailureKind = 'timedOut' | 'outOfMemory' | 'ended';

/** The thread ended before it answered. `cause` is its error, if there was one. */
export class ThreadFailure extends Error {
  readonly kind: ThreadFailureKind;

  constructor(kind: ThreadFailureKind, cause?: unknown) {
    super(`the worker thread ${kind}`, { cause });
    this.kind = kind;
  }
}

export interface WorkerThread<Question, Answer> {
  /** Rejects with `ThreadFailure`. Questions that are asked at once share the thread, and its end. */
  ask(question: Question, transfer?: ArrayBuffer[]): Promise<Answer>;
  /** Ends the thread. A later question starts another. */
  close(): Promise<void>;
}

export interface ThreadLimits {
  memoryMb: number;
  /** Milliseconds for one answer, the start of the thread included. */
  timeoutMs: number;
}

interface Running<Answer> {
  worker: Worker;
  waiting: Map<number, PromiseWithResolvers<Answer>>;
}

/** Starts the thread of `file` lazily, and again after one that ended. It does not keep the process alive. */
export function createWorkerThread<Question, Answer>(
  file: URL,
  { memoryMb, timeoutMs }: ThreadLimits,
): WorkerThread<Question, Answer> {
  let running: Running<Answer> | null = null;
  /** Resolves when the former thread is gone. */
  let ending: Promise<unknown> = Promise.resolve();
  let count = 0;

  function start(): Running<Answer> {
    const started: Running<Answer> = {
      worker: new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } }),
      waiting: new Map(),
    };
    // Never removed: an `error` event without a listener would end the process.
    started.worker.on('error', (error) => end(started, new ThreadFailure(kindOf(error), error)));
    started.worker.on('exit', () => end(started, new ThreadFailure('ended')));
    started.worker.on('message', (message: object) => {
      // Node's watch mode posts messages of its own.
      if (isAnswered<Answer>(message)) started.waiting.get(message.number)?.resolve(message.answer);
    });
    started.worker.unref();
    return started;
  }

  function end(ended: Running<Answer>, failure: ThreadFailure): void {
    if (running === ended) {
      running = null;
      ending = ended.worker.terminate();
    }
    for (const { reject } of ended.waiting.values()) reject(failure);
    ended.waiting.clear();
  }

  return {
    async ask(question, transfer = []) {
      await ending;
      const asked = (running ??= start());
      count += 1;
      const number = count;
      const answered = Promise.withResolvers<Answer>();
      asked.waiting.set(number, answered);
      const timer = setTimeout(() => end(asked, new ThreadFailure('timedOut')), timeoutMs);
      try {
        asked.worker.postMessage({ number, question } satisfies Asked<Question>, transfer);
        return await answered.promise;
      } catch (error) {
        await ending;
        throw error;
      } finally {
        clearTimeout(timer);
        asked.waiting.delete(number);
      }
    },
    async close() {
      if (running) end(running, new ThreadFailure('ended'));
      await ending;
    },
  };
}

function isAnswered<Answer>(message: object): message is Answered<Answer> {
  return 'number' in message && 'answer' in message;
}

function kindOf(error: unknown): ThreadFailureKind {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'outOfMemory' : 'ended';
}
