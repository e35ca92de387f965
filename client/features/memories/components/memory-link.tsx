import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { memoryPath, paths } from '#client/paths.ts';
import { withMemory } from '../model.ts';

/**
 * Link that opens a memory full screen. A plain `<a>`, because the router's `Link` renders again at each change of the
 * address, and a timeline has thousands of links.
 */
export function MemoryLink({ memoryId, children, ...rest }: ComponentProps<'a'> & { memoryId: string }) {
  const navigate = useNavigate();

  function open(event: MouseEvent) {
    const isForBrowser = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isForBrowser) return;
    event.preventDefault();
    void navigate(withMemory(paths.memories, location.search, memoryId), {
      state: { isFromList: true },
      preventScrollReset: true,
    });
  }

  return (
    <a {...rest} href={memoryPath(memoryId)} onClick={open}>
      {children}
    </a>
  );
}
