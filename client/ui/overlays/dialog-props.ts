import type { ReactNode } from 'react';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** A sentence below the title; read out with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; they stay in sight while the content scrolls. A submit button in here names its form by `form="id"`. */
  footer?: ReactNode;
  size?: 'regular' | 'wide';
}
