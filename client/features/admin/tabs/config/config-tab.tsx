import { useQuery } from '@tanstack/react-query';
import type { Setting } from '#contract/settings.ts';
import { adminConfigText as text } from '#messages/en/admin/config.ts';
import { adminText } from '#messages/en/admin/frame.ts';
import { adminApi } from '../../../../lib/admin-api.ts';
import { formatInstant } from '../../../../lib/dates.ts';
import { formatCoins } from '../../../../lib/money.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { ListSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Section } from '../../../../ui/content/card.tsx';

const sections = ['thresholds', 'goals', 'regional'] as const;

/** What the app is configured to, to be read; an operator changes it from the shell. */
export function ConfigTab() {
  const settings = useQuery(adminApi.settings.list.queryOptions());
  if (settings.isPending) return <ListSkeleton label={adminText.loading(text.settings)} rows={6} />;
  if (settings.isError) {
    return (
      <ErrorState
        level={2}
        title={adminText.loadFailed}
        text={adminText.loadFailedText}
        isRetrying={settings.isFetching}
        onRetry={() => void settings.refetch()}
      />
    );
  }
  if (settings.data.length === 0)
    return <EmptyState level={2} title={text.emptyTitle} text={text.emptyText} />;
  return (
    <div className="grid gap-8">
      <p className="text-caption text-ink-soft">{text.readOnly}</p>
      {sections.map((section) => (
        <SettingsSection
          key={section}
          title={text.sections[section]}
          settings={settings.data.filter(({ category }) => category === section)}
        />
      ))}
    </div>
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
            <dd className="figures text-lead font-semibold">{formatCoins(Number(value))}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
