import { memoryScreensText as text } from '#messages/screens/memories.ts';
import { Card } from '#client/ui/content/card.tsx';
import { BlockPrintBorder } from '#client/ui/content/ornaments.tsx';

export function MemoryTips() {
  return (
    <Card className="grid gap-4 overflow-hidden">
      <BlockPrintBorder
        id="memory-tips"
        className="-mx-6 -mt-6 w-[calc(100%+3rem)]! bg-festive-soft text-festive"
      />
      <h2 className="text-title">{text.tipsTitle}</h2>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {text.tips.map((tip) => (
          <li key={tip} className="flex gap-3">
            <span aria-hidden className="mt-2.5 size-2 shrink-0 rounded-full bg-festive" />
            <span className="text-ink-soft">{tip}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
