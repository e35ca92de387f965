import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { adminApi } from '#client/data/admin-api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { adminFailure } from '../api.ts';

/**
 * Downloads the CSV file that the server generates at `address`. The proof of identity is checked before, because a browser
 * cannot ask for it and repeat a download.
 */
export function ExportButton({ label, address }: { label: string; address: string }) {
  const check = useMutation({
    mutationFn: () => adminApi.operations.checkProof.call(),
    ...mutationToasts({ failure: adminFailure, onDone: () => download(address) }),
  });
  return (
    <Button variant="secondary" isPending={check.isPending} onClick={() => check.mutate()}>
      <Download aria-hidden className="size-5" />
      {label}
    </Button>
  );
}

function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
