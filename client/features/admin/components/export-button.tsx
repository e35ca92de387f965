import { Download } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';

/** Downloads the CSV file that the server generates at `address`. */
export function ExportButton({ label, address }: { label: string; address: string }) {
  return (
    <Button variant="secondary" onClick={() => download(address)}>
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
