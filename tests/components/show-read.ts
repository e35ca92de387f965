import type { CopiedRead, CopyContext, Shown } from '#client/data/copy/shown.ts';
import type { OfflineRules } from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import type { CopiedResource } from '#domain/copy/resources.ts';

/** Rows of a copy in their public form. */
export type PublicRows = { readonly [Resource in CopiedResource]?: readonly PublicRow<Resource>[] };

interface Screen {
  rows: PublicRows;
  changes?: readonly PendingMutation[];
  rules: readonly OfflineRules[];
  context: CopyContext;
}

/** Returns the data of a read as a screen shows it: of rows, with the changes that the rules apply. */
export function showRead<Input, Data>(
  { derive }: CopiedRead<Input, Data>,
  input: Input,
  { rows, changes = [], rules, context }: Screen,
): Data {
  const shown: Shown = (resource) => {
    type Row = PublicRow<typeof resource>;
    const held = (rows[resource] ?? []) as readonly Row[];
    return rules.reduce<readonly Row[]>((each, { shows }) => {
      const show = shows?.[resource] as ((...parameters: unknown[]) => readonly Row[]) | undefined;
      return show?.(each, changes, context) ?? each;
    }, held);
  };
  return derive(shown, input, context);
}
