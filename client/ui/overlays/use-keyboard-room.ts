import { useEffect } from 'react';

/**
 * Publishes the visible height above a phone's keyboard while a sheet is open, as `--visible-height` and
 * `--keyboard-height`: Safari lays the keyboard over the page.
 */
export function useKeyboardRoom(isOpen: boolean): void {
  useEffect(() => {
    const { visualViewport } = globalThis;
    if (!isOpen || !visualViewport) return;
    const { style } = document.documentElement;
    const measure = () => {
      // A zoomed page also has a small visual viewport, without a keyboard.
      if (visualViewport.scale > 1) return;
      const covered = innerHeight - visualViewport.height - visualViewport.offsetTop;
      style.setProperty('--visible-height', `${visualViewport.height}px`);
      style.setProperty('--keyboard-height', `${Math.max(0, covered)}px`);
    };
    measure();
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
      style.removeProperty('--visible-height');
      style.removeProperty('--keyboard-height');
    };
  }, [isOpen]);
}
