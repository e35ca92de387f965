import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { memoryPath } from '../../../paths.ts';

/**
 * Leads to a memory over the whole screen, and back here when that is closed. A plain link, because the router's own is
 * drawn anew at each change of the address, and a timeline has thousands.
 */
export function MemoryLink({ memoryId, children, ...rest }: ComponentProps<'a'> & { memoryId: string }) {
  const navigate = useNavigate();

  function open(event: MouseEvent) {
    const isForBrowser =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isForBrowser) return;
    event.preventDefault();
    void navigate(memoryPath(memoryId), { state: { isFromList: true }, preventScrollReset: true });
  }

  return (
    <a {...rest} href={memoryPath(memoryId)} onClick={open}>
      {children}
    </a>
  );
}
