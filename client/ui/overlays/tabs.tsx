import * as Primitive from 'radix-ui/tabs';
import type { MouseEvent, ReactNode } from 'react';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  content: ReactNode;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Primitive.Root
      value={value}
      onValueChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next);
        if (chosen) onChange(chosen.value);
      }}
    >
      <Primitive.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b cramped:flex-wrap border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            onMouseDown={focusWithoutRing}
            className="relative min-h-12 px-4 font-medium whitespace-nowrap text-ink-soft transition-colors after:absolute after:inset-x-3 after:-bottom-px after:h-0.75 after:rounded-full hover:text-ink data-[state=active]:text-accent-ink data-[state=active]:after:bg-accent"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

/**
 * Focuses a tab without a focus ring, for its `onMouseDown`. Radix focuses the tab by script, for which browsers show
 * the ring unless the pointer has focused the tab before.
 */
export function focusWithoutRing(event: MouseEvent<HTMLButtonElement>): void {
  if (event.button === 0) event.currentTarget.focus({ focusVisible: false });
}
