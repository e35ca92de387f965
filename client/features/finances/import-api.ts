import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ExpenseImport } from '#contract/expense-imports.ts';
import { expenseImportText as text } from '#messages/screens/expense-import.ts';
import { financeScreensText } from '#messages/screens/finances.ts';
import { api, client } from '#client/lib/api.ts';
import { sendWithProgress } from '#client/lib/upload/upload-file.ts';
import { usePages } from '#client/lib/use-pages.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import type { toImportInput } from './import-model.ts';

/** The calls of the imports. */

interface NewImport {
  name: string;
  rows: ReturnType<typeof toImportInput>[];
}

/** Imports with the percentage that is sent. What is sent once more because no answer came has the key of before, and arrives once. */
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

/** The couple's imports, the newest first. */
export function useImports() {
  return usePages<ExpenseImport>(
    [...api.expenseImports.list.key()],
    (page, options) => client.expenseImports.list(page, options),
    5,
  );
}
