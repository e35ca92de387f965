import { useQuery } from '@tanstack/react-query';
import { RUPEE_SETTINGS, type Setting } from '#contract/settings.ts';
import { adminConfigText as text } from '#messages/en/admin/config.ts';
import { adminText } from '#messages/en/admin/frame.ts';
import { adminApi } from '../../../../lib/admin-api.ts';
import { formatInstant } from '../../../../lib/format/dates.ts';
import { formatCoins, formatMoney } from '../../../../lib/format/money.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { QueryFaces } from '../../../../ui/feedback/query-faces.tsx';
import { ListSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Section } from '../../../../ui/content/card.tsx';

const sections = ['thresholds', 'goals', 'regional'] as const;

/** What the app is configured to, to be read; an operator changes it from the shell. */
export function ConfigTab() {
  const settings = useQuery(adminApi.settings.list.queryOptions());
  return (
    <QueryFaces
      query={settings}
      skeleton={<ListSkeleton label={adminText.loading(text.settings)} rows={6} />}
      level={2}
      failedTitle={adminText.loadFailed}
      failedText={adminText.loadFailedText}
      empty={<EmptyState level={2} title={text.emptyTitle} text={text.emptyText} />}
    >
      {(all) => (
        <div className="grid gap-8">
          <p className="text-caption text-ink-soft">{text.readOnly}</p>
          {sections.map((section) => (
            <SettingsSection
              key={section}
              title={text.sections[section]}
              settings={all.filter(({ category }) => category === section)}
            />
          ))}
        </div>
      )}
    </QueryFaces>
  );
}

function SettingsSection({ title, settings }: { title: string; settings: readonly Setting[] }) {
  if (settings.length === 0) return null;
  return (
    <Section title={title}>
      <dl className="grid gap-x-10 border-t border-line md:grid-cols-2">
        {settings.map(({ id, key, value, description, updatedAt }) => (
          <div key={id} className="flex items-start justify-between gap-4 border-b border-line py-3">
            <dt className="grid min-w-0">
              <span>{description}</span>
              <code className="text-caption break-all text-ink-soft">{key}</code>
              <span className="text-caption text-ink-soft">{text.updated(formatInstant(updatedAt))}</span>
            </dt>
            <dd className="figures text-lead font-semibold">{valueOf(key, value)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function valueOf(key: string, value: string): string {
  return RUPEE_SETTINGS.has(key) ? formatMoney(value) : formatCoins(Number(value));
}
