import { BellOff, BellRing, MonitorSmartphone, RefreshCw, Send } from 'lucide-react';
import { Section } from '#client/ui/content/card.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { notificationTestText as text } from '#messages/notification-test.ts';
import type { TestAction } from '../../use-notification-test.ts';

interface TestActionsProps {
  isSubscribed: boolean;
  running: TestAction | null;
  onRun: (action: TestAction) => void;
}

export function TestActions({ isSubscribed, running, onRun }: TestActionsProps) {
  const button = (action: TestAction) => ({
    isPending: running === action,
    onClick: () => onRun(action),
  });
  return (
    <Section title={text.actions}>
      <div className="grid gap-3">
        {isSubscribed ? (
          <Button variant="secondary" {...button('unsubscribe')}>
            <BellOff aria-hidden className="size-5" />
            {text.unsubscribe}
          </Button>
        ) : (
          <Button {...button('subscribe')}>
            <BellRing aria-hidden className="size-5" />
            {text.subscribe}
          </Button>
        )}
        <Button variant="secondary" {...button('testBrowser')}>
          <MonitorSmartphone aria-hidden className="size-5" />
          {text.testBrowser}
        </Button>
        <Button
          variant="secondary"
          disabled={!isSubscribed}
          aria-describedby={isSubscribed ? undefined : 'push-test-needs'}
          {...button('testPush')}
        >
          <Send aria-hidden className="size-5" />
          {text.testPush}
        </Button>
        {!isSubscribed && (
          <p id="push-test-needs" className="text-caption text-ink-soft">
            {text.pushNeedsSubscription}
          </p>
        )}
        <Button variant="quiet" {...button('refresh')}>
          <RefreshCw aria-hidden className="size-5" />
          {text.refresh}
        </Button>
      </div>
    </Section>
  );
}
