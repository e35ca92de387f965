import type { UsageLimits } from '#contract/subscription.ts';
import { subscriptionScreensText as text } from '#messages/screens/subscription.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { describeUsage } from '../model.ts';

export function UsageSection({ usage }: { usage: UsageLimits }) {
  return (
    <Section title={text.usage}>
      <ul className="divide-y divide-line border-y border-line">
        <Usage label={text.dateEvents} usage={usage.dateEvents} />
        <Usage label={text.memories} usage={usage.memories} />
      </ul>
    </Section>
  );
}

function Usage({ label, usage }: { label: string; usage: UsageLimits['memories'] }) {
  const { percent, words, isReached } = describeUsage(usage);
  return (
    <li className="grid gap-2.5 py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex flex-wrap items-center gap-3 font-semibold">
          {label}
          {usage.unlimited && <Badge tone="festive">{text.unlimited}</Badge>}
          {isReached && <Badge tone="danger">{text.limitReached}</Badge>}
        </span>
        <span className="figures text-ink-soft">{words}</span>
      </div>
      <ProgressBar
        label={label}
        percent={percent}
        valueText={usage.unlimited ? `${words}, ${text.unlimited}` : words}
        tone={isReached ? 'danger' : usage.unlimited ? 'festive' : 'accent'}
      />
      {isReached && <p className="text-caption text-ink-soft">{text.limitReachedText}</p>}
    </li>
  );
}
