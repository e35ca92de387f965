import { useMember } from '#client/data/session.ts';
import { paths } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { brand } from '#domain/kernel/brand.ts';
import { notificationTestText as text } from '#messages/notification-test.ts';
import { DeviceTips } from '../components/test/device-tips.tsx';
import { FactRows } from '../components/test/fact-rows.tsx';
import { IssuesPanel } from '../components/test/issues-panel.tsx';
import { ResultsLog } from '../components/test/results-log.tsx';
import { SystemStatus } from '../components/test/system-status.tsx';
import { TestActions } from '../components/test/test-actions.tsx';
import { useNotificationTest } from '../use-notification-test.ts';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function NotificationTestScreen() {
  const member = useMember();
  const { diagnosis, results, running, run, clear } = useNotificationTest(member.id);
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} backTo={paths.dashboard} />
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-x-14">
        <div className="grid content-start gap-10">
          <SystemStatus diagnosis={diagnosis} />
          <IssuesPanel diagnosis={diagnosis} />
          <Section title={text.user}>
            <FactRows
              facts={[
                { name: text.name, value: `${member.firstName} ${member.lastName}`.trim() },
                { name: text.email, value: member.email },
                { name: text.id, value: <span className="figures text-caption">{member.id}</span> },
                { name: text.premium, value: member.isPremium ? text.yes : text.no },
              ]}
            />
          </Section>
        </div>
        <div className="grid content-start gap-10">
          <TestActions
            isSubscribed={diagnosis.subscription === 'active'}
            running={running}
            onRun={(action) => void run(action)}
          />
          <ResultsLog results={results} onClear={clear} />
          <DeviceTips />
        </div>
      </div>
    </>
  );
}
