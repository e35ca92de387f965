import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

export interface MenuProps {
  /** The button that opens it; an `IconButton` or `Button`. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** `MenuItem`s. */
  children: ReactNode;
}

export interface MenuItemProps {
  icon?: LucideIcon;
  label: string;
  onSelect: () => void;
  isDangerous?: boolean;
  isDisabled?: boolean;
}
