import type { ReactNode } from 'react';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Sentence below the title; announced with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, which stay visible while the content scrolls. A submit button here names its form by `form="id"`. */
  footer?: ReactNode;
  size?: 'regular' | 'wide';
}
