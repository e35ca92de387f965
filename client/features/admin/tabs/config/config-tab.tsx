import { useQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { adminApi } from '#client/data/admin-api.ts';
import { formatInstant } from '#client/lib/format/dates.ts';
import { Section } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { SETTINGS } from '#domain/registry/settings.ts';
import type { Setting } from '#domain/settings/schema.ts';
import { adminConfigText as text } from '#messages/en/admin/config.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { adminToasts } from '../../api.ts';
import { ListSearch } from '../../components/list-search.tsx';
import { formatSetting, searchSettings } from './setting-model.ts';

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
          return SETTINGS.get(key)?.unit === 'switch' ? (
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

interface SettingSwitchProps {
  /** A setting that is on or off. */
  setting: Setting;
  /** Shown below the description. */
  hint: string;
}

/** Switch that saves at once. */
function SettingSwitch({ setting: { key, value, description, updatedAt }, hint }: SettingSwitchProps) {
  const change = useMutation(adminApi.settings.update.mutationOptions(adminToasts({ title: text.changed(key) })));
  // The list is read again only after the change.
  const known = change.data && change.data.updatedAt > updatedAt ? change.data : { value, updatedAt };
  return (
    <SwitchField
      label={description}
      hint={hint}
      checked={(change.isPending ? change.variables.value : known.value) === '1'}
      disabled={change.isPending}
      onChange={({ target }) => change.mutate({ key, value: target.checked ? '1' : '0', updatedAt: known.updatedAt })}
    />
  );
}

const SettingForm = z.object({ value: z.string().trim() });

/** Dialog for one setting: its current value, the new one, and the server's reason if it rejects the change. */
function SettingDialog({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const { key, value, description, updatedAt } = setting;
  const { draft, field, dialog, control } = useRecordForm({
    draftName: `setting/${key}`,
    schema: SettingForm,
    values: { value },
    onClose,
  });
  const typed = useWatch({ control, name: 'value' });
  const change = useMutation(
    adminApi.settings.update.mutationOptions(adminToasts({ title: text.changed(key) }, draft.finish)),
  );
  const isOther = /^\d{1,8}$/.test(typed) && Number(typed) !== Number(value);
  return (
    <FormDialog
      title={key}
      description={description}
      submitLabel={text.save}
      pendingLabel={adminText.saving}
      {...dialog({ ...change, mutate: (input) => change.mutate({ ...input, key, updatedAt }) })}
    >
      <TextField
        label={text.value}
        inputMode="numeric"
        autoComplete="off"
        {...field('value')}
        error={change.error?.message}
      />
      <p aria-live="polite" className="figures min-h-6 font-medium">
        {isOther && text.fromTo(formatSetting(key, value), formatSetting(key, typed))}
      </p>
    </FormDialog>
  );
}
