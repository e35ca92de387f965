import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, client } from '#client/data/api.ts';
import { sendWithProgress } from '#client/data/upload/upload-file.ts';
import { usePages } from '#client/data/use-pages.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { ExpenseImport } from '#domain/imports/schema.ts';
import { expenseImportText as text } from '#messages/expense-import.ts';
import { financeScreensText } from '#messages/finances.ts';
import type { toImportInput } from './preview/to-input.ts';

/** Hooks for the calls of the imports. */

type NewImport = { name: string } & ReturnType<typeof toImportInput>;

/**
 * Sends an import and reports the uploaded percentage. A retry after a missing response reuses the idempotency key, so
 * the import arrives once.
 */
export function useCreateImport(onDone: (done: ExpenseImport) => void) {
  const [percent, setPercent] = useState(0);
  const sent = useRef({ body: '', key: '' });
  const create = useMutation({
    mutationKey: api.imports.create.mutationKey(),
    mutationFn: async (input: NewImport) => {
      const body = JSON.stringify(input);
      if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() };
      setPercent(0);
      return ExpenseImport.parse(
        await sendWithProgress({
          path: '/api/expense-imports',
          body,
          headers: { 'content-type': 'application/json', 'idempotency-key': sent.current.key },
          onProgress: setPercent,
        }),
      );
    },
    ...mutationToasts<ExpenseImport>({
      failure: ({ message }) => ({ title: text.failed, description: message }),
      onDone,
    }),
  });
  return { ...create, percent };
}

export function useUndoImport(onDone?: () => void) {
  return useMutation(
    api.imports.undo.mutationOptions(
      mutationToasts({
        success: { title: text.undone },
        failure: { title: financeScreensText.error, description: text.undoFailed },
        onDone,
      }),
    ),
  );
}

/** Returns the rows that are already recorded. The query key holds the whole file, so the result is not cached. */
export function useImportCheck(input: ReturnType<typeof toImportInput>, isEnabled: boolean) {
  const rows = input.rows.map(({ spentOn, amount, title }) => ({ spentOn, amount, title }));
  return useQuery({
    ...api.imports.check.queryOptions({ input: { rows, settlements: input.settlements } }),
    enabled: isEnabled,
    gcTime: 0,
  });
}

/** Returns the couple's imports, newest first. */
export function useImports() {
  return usePages<ExpenseImport>([...api.imports.list.key()], (page, options) => client.imports.list(page, options), 5);
}
