import { Laptop, type LucideIcon, Smartphone } from 'lucide-react';
import { Badge } from '#client/ui/content/badge.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { notificationTestText as text } from '#messages/notification-test.ts';
import { detectDevice, type Device, DEVICES } from '../../test-model.ts';

const icons: Record<Device, LucideIcon> = { ios: Smartphone, android: Smartphone, desktop: Laptop };

/** Troubleshooting tips for each kind of device, this device's kind first. */
export function DeviceTips() {
  const own = detectDevice(navigator);
  const devices = [own, ...DEVICES.filter((device) => device !== own)];
  return (
    <Section title={text.tips}>
      <div className="grid gap-6">
        {devices.map((device) => {
          const Icon = icons[device];
          return (
            <div key={device} className="grid gap-2">
              <h3 className="flex flex-wrap items-center gap-2 text-lead">
                <Icon aria-hidden className="size-5" strokeWidth={1.9} />
                {text.devices[device]}
                {device === own && <Badge tone="calm">{text.thisDevice}</Badge>}
              </h3>
              <ul className="grid list-disc gap-1 pl-5 text-ink-soft marker:text-festive">
                {text.tipsFor[device].map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </Section>
  );
}
