import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ExpenseImport } from '#contract/expense-imports.ts';
import { expenseImportText as text } from '#messages/screens/expense-import.ts';
import { financeScreensText } from '#messages/screens/finances.ts';
import { api, client } from '#client/lib/api.ts';
import { sendWithProgress } from '#client/lib/upload/upload-file.ts';
import { usePages } from '#client/lib/use-pages.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import type { toImportInput } from './preview/to-input.ts';

/** The calls of the imports. */

type NewImport = { name: string } & ReturnType<typeof toImportInput>;

/** Imports with the percentage that is sent. A retry without an answer has the same key, and arrives once. */
export function useCreateImport(onDone: (done: ExpenseImport) => void) {
  const [percent, setPercent] = useState(0);
  const sent = useRef({ body: '', key: '' });
  const create = useMutation({
    mutationKey: api.expenseImports.create.mutationKey(),
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
    api.expenseImports.undo.mutationOptions(
      mutationToasts({
        success: { title: text.undone },
        failure: { title: financeScreensText.error, description: text.undoFailed },
        onDone,
      }),
    ),
  );
}

/** Which of the rows are here already. The key holds the whole file, so it is not kept. */
export function useImportCheck(input: ReturnType<typeof toImportInput>, isEnabled: boolean) {
  const rows = input.rows.map(({ spentOn, amount, title }) => ({ spentOn, amount, title }));
  return useQuery({
    ...api.expenseImports.check.queryOptions({ input: { rows, settlements: input.settlements } }),
    enabled: isEnabled,
    gcTime: 0,
  });
}

/** The couple's imports, the newest first. */
export function useImports() {
  return usePages<ExpenseImport>(
    [...api.expenseImports.list.key()],
    (page, options) => client.expenseImports.list(page, options),
    5,
  );
}
