import { z } from 'zod';
import { contract } from '#domain/api.ts';
import { fieldsFault } from '#domain/kernel/fields.ts';
import type { AnyEndpoint, EndpointTable } from '#domain/registry/endpoint.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { answerQuestions } from '#packages/worker-thread/answer-questions.ts';
import type { FromThread, JsonJob, ToThread } from './json-messages.ts';
import { hasFields, hasUnstorableText } from './json-text.ts';

/** Items of a list per message. Receiving a message of this size blocks the other thread for about a millisecond. */
const ITEMS_AT_ONCE = 250;

z.config({ customError: () => fieldsFault('invalid') });

/** The last job's input, whose lists are requested next. */
let held: Record<string, unknown> = {};

answerQuestions(answer);

async function answer({ job, more }: ToThread): Promise<FromThread> {
  if (job) return runInLanguage(job.language, () => validate(job));
  const list = held[more.list];
  const items = Array.isArray(list) ? list.slice(more.from, more.from + ITEMS_AT_ONCE) : [];
  return { kind: 'items', items };
}

/** Parses a body and validates it as the input of its endpoint. */
async function validate({ endpoint, params, bytes }: JsonJob): Promise<FromThread> {
  const json = Buffer.from(bytes.buffer).toString();
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return { kind: 'unreadable' };
  }
  if (!hasFields(parsed) || hasUnstorableText(json, parsed)) return { kind: 'invalid', issue: null };
  const schema = findInputSchema(endpoint);
  const result = schema ? await schema['~standard'].validate({ ...parsed, ...params }) : { value: {} };
  if (result.issues) {
    const [{ message, path = [] } = { message: fieldsFault('invalid') }] = result.issues;
    const keys = path.map((part) => (typeof part === 'object' ? part.key : part));
    return { kind: 'invalid', issue: { message, path: keys } };
  }
  if (!hasFields(result.value)) return { kind: 'invalid', issue: null };
  held = result.value;
  const lists = Object.entries(held).filter(
    (field): field is [string, unknown[]] => Array.isArray(field[1]) && field[1].length > ITEMS_AT_ONCE,
  );
  return {
    kind: 'input',
    input: { ...held, ...Object.fromEntries(lists.map(([key]) => [key, []])) },
    lists: Object.fromEntries(lists.map(([key, { length }]) => [key, length])),
  };
}

function findInputSchema(name: string) {
  let node: AnyEndpoint | EndpointTable | undefined = contract;
  for (const key of name.split('.')) node = node && !isEndpoint(node) ? node[key] : undefined;
  if (!node || !isEndpoint(node)) throw new Error(`${name} is not in the contract`);
  return node['~orpc'].inputSchema;
}

function isEndpoint(node: AnyEndpoint | EndpointTable): node is AnyEndpoint {
  return '~orpc' in node;
}
