import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type Setting } from '#contract/admin/settings.ts';
import { SWITCH_SETTINGS } from '#contract/constants/settings.ts';
import { adminConfigText as text } from '#messages/en/admin/config.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { adminApi } from '#client/data/admin-api.ts';
import { formatInstant } from '#client/lib/format/dates.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ListSearch } from '../../components/list-search.tsx';
import { SettingDialog } from './setting-dialog.tsx';
import { formatSetting, searchSettings } from './setting-model.ts';
import { SettingSwitch } from './setting-switch.tsx';

const sections = ['thresholds', 'goals', 'regional'] as const;

/** Settings. A switch saves at once; another value is changed in a dialog that shows the current one. */
export function ConfigTab() {
  const [search, setSearch] = useState('');
  const settings = useQuery(adminApi.settings.list.queryOptions());
  return (
    <QueryState
      query={settings}
      skeleton={<ListSkeleton label={adminText.loading(text.settings)} rows={6} />}
      level={2}
      failedTitle={adminText.loadFailed}
      failedText={adminText.loadFailedText}
      empty={<EmptyState level={2} title={text.emptyTitle} text={text.emptyText} />}
    >
      {(all) => {
        const found = searchSettings(all, search);
        return (
          <div className="grid gap-6">
            <p className="text-caption text-ink-soft">{text.changeText}</p>
            <ListSearch label={text.search} value={search} onChange={setSearch} />
            <p role="status" className="sr-only">
              {search && text.found(found.length)}
            </p>
            {sections.map((section) => (
              <SettingsSection
                key={section}
                title={text.sections[section]}
                settings={found.filter(({ category }) => category === section)}
              />
            ))}
            {found.length === 0 && (
              <EmptyState
                level={2}
                title={adminText.noneFound}
                text={text.noneFoundText}
                action={
                  <Button variant="secondary" onClick={() => setSearch('')}>
                    {adminText.clearSearch}
                  </Button>
                }
              />
            )}
          </div>
        );
      }}
    </QueryState>
  );
}

function SettingsSection({ title, settings }: { title: string; settings: readonly Setting[] }) {
  const [changing, setChanging] = useState<Setting | null>(null);
  if (settings.length === 0) return null;
  return (
    <Section title={title}>
      <div className="grid gap-x-10 border-t border-line md:grid-cols-2">
        {settings.map((setting) => {
          const { id, key, value, description, updatedAt } = setting;
          const updated = text.updated(formatInstant(updatedAt));
          return SWITCH_SETTINGS.has(key) ? (
            <div key={id} className="border-b border-line py-1">
              <SettingSwitch setting={setting} hint={`${key} · ${updated}`} />
            </div>
          ) : (
            <div key={id} className="flex items-start justify-between gap-4 border-b border-line py-3">
              <div className="grid min-w-0">
                <span>{description}</span>
                <code className="text-caption break-all text-ink-soft">{key}</code>
                <span className="text-caption text-ink-soft">{updated}</span>
              </div>
              <div className="grid justify-items-end">
                <span className="figures text-lead font-semibold">{formatSetting(key, value)}</span>
                <Button variant="quiet" className="-mr-5" onClick={() => setChanging(setting)}>
                  <span>
                    {text.change}
                    <span className="sr-only"> {key}</span>
                  </span>
                </Button>
              </div>
            </div>
          );
        })}
      </div>
      {changing && <SettingDialog setting={changing} onClose={() => setChanging(null)} />}
    </Section>
  );
}
