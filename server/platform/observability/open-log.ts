import { DatabaseError } from 'pg';
import { type DestinationStream, type Logger, pino } from 'pino';

/** The app's log: structured facts and a message. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/**
 * Opens the process's log, with one line of JSON per entry. It logs no member data of an error (no row details, no
 * values in messages), and blanks email addresses in the whole line.
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: describeError, error: describeError },
    hooks: { streamWrite: (line: string) => line.replaceAll(EMAIL, '[address]') },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Bounded, so that matching a long line takes linear time. */
const EMAIL = /[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;
const CAUSES_MAX = 3;
/** SQLSTATE class 22, whose messages quote the rejected value. */
const DATA_EXCEPTION = '22';

interface DescribedError {
  type: string;
  message: string;
  stack?: string;
  [fact: string]: unknown;
}

function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: typeof error === 'string' ? error : '' };
  const message = messageOf(error);
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    message,
    stack: frames.join('\n'),
    ...('code' in error && { code: error.code }),
    ...(error instanceof DatabaseError && {
      severity: error.severity,
      table: error.table,
      column: error.column,
      constraint: error.constraint,
      routine: error.routine,
    }),
    ...(error.cause !== undefined && depth < CAUSES_MAX && { cause: describeError(error.cause, depth + 1) }),
  };
}

function messageOf(error: Error): string {
  const quotesInput =
    error instanceof SyntaxError || (error instanceof DatabaseError && error.code?.startsWith(DATA_EXCEPTION));
  return quotesInput ? error.message.replaceAll(/"[^]*"/g, '"…"') : error.message;
}
