import type { Plugin } from 'vite';
import { z } from 'zod';

/** Functions of React Router whose last argument tells a developer what went wrong. */
const tellingFunctions = new Set(['invariant', 'warning', 'warningOnce', 'Error']);

const Text = z.object({
  type: z.enum(['Literal', 'TemplateLiteral', 'BinaryExpression']),
  start: z.number(),
  end: z.number(),
});
const Call = z.object({
  type: z.enum(['CallExpression', 'NewExpression']),
  callee: z.object({ type: z.literal('Identifier'), name: z.string() }),
  arguments: z.array(z.unknown()),
});

/**
 * Leaves out of what browsers get the sentences by which React Router explains mistakes to developers: 3 KB of every page.
 * The development server keeps them. What fails, fails as before.
 */
export function quietRouterPlugin(): Plugin {
  return {
    name: 'jugal-quiet-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.m?js$/ },
      handler(code) {
        if (this.environment.name !== 'client') return null;
        const ranges = [...findTexts(this.parse(code))].toSorted((a, b) => b.start - a.start);
        return ranges.reduce((text, { start, end }) => `${text.slice(0, start)}""${text.slice(end)}`, code);
      },
    },
  };
}

function* findTexts(node: unknown): Generator<{ start: number; end: number }> {
  if (typeof node !== 'object' || node === null) return;
  const call = Call.safeParse(node);
  const text =
    call.success && tellingFunctions.has(call.data.callee.name) && Text.safeParse(call.data.arguments.at(-1));
  if (text && text.success) {
    yield text.data;
    return;
  }
  for (const child of Object.values(node)) yield* findTexts(child);
}
