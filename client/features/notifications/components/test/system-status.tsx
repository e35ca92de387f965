import { readLastPush } from '#client/data/worker/received-push.ts';
import type { WorkerStatus } from '#client/data/worker/worker-status.ts';
import { formatInstant } from '#client/lib/format/dates.ts';
import { Badge, type BadgeTone } from '#client/ui/content/badge.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { notificationTestText as text } from '#messages/notification-test.ts';
import type { Diagnosis } from '../../test-model.ts';
import { FactRows } from './fact-rows.tsx';

const permissionTones: Record<Diagnosis['permission'], BadgeTone> = {
  granted: 'positive',
  default: 'warning',
  denied: 'danger',
  unsupported: 'danger',
};
const workerTones: Record<WorkerStatus, BadgeTone> = {
  active: 'positive',
  inactive: 'warning',
  'not registered': 'warning',
  'not supported': 'danger',
  error: 'danger',
  checking: 'neutral',
};

export function SystemStatus({ diagnosis }: { diagnosis: Diagnosis }) {
  const { isSupported, permission, subscription, worker } = diagnosis;
  const lastPush = readLastPush();
  const facts = [
    {
      name: text.supported,
      value: <Badge tone={isSupported ? 'positive' : 'danger'}>{isSupported ? text.yes : text.no}</Badge>,
    },
    {
      name: text.permission,
      value: <Badge tone={permissionTones[permission]}>{text.permissions[permission]}</Badge>,
    },
    {
      name: text.subscription,
      value: (
        <Badge tone={subscription === 'active' ? 'positive' : 'warning'}>{text.subscriptions[subscription]}</Badge>
      ),
    },
    { name: text.worker, value: <Badge tone={workerTones[worker]}>{text.workers[worker]}</Badge> },
    { name: text.lastPush, value: lastPush ? formatInstant(lastPush.timestamp) : text.none },
  ];
  return (
    <Section title={text.status}>
      <FactRows facts={facts} />
    </Section>
  );
}
