import { createContext, type ReactNode } from 'react';
import type { MenuItemProps } from './menu-props.ts';

/** Draws an entry; known once a menu is open. */
export const DrawMenuItemContext = createContext<((props: MenuItemProps) => ReactNode) | null>(null);
export const DrawMenuItemProvider = DrawMenuItemContext.Provider;
