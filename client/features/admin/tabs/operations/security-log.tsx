import { useState } from 'react';
import { adminApi, adminClient } from '#client/data/admin-api.ts';
import { usePages } from '#client/data/use-pages.ts';
import { formatInstant } from '#client/lib/format/dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { useDebounced } from '#client/lib/use-debounced.ts';
import { Section } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { SECURITY_EVENT_GROUPS, type SecurityEventGroup } from '#domain/security-log/facts.ts';
import type { SecurityEvent } from '#domain/security-log/schema.ts';
import { adminOperationsText as text } from '#messages/en/admin/operations.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { ListPanel } from '../../components/list-panel.tsx';
import { ListSearch } from '../../components/list-search.tsx';

const PART_SIZE = 20;
const groups = Object.keys(SECURITY_EVENT_GROUPS).filter(
  (key): key is SecurityEventGroup => key in SECURITY_EVENT_GROUPS,
);
const groupOptions = [
  { value: '', label: text.allEvents },
  ...groups.map((value) => ({ value, label: text.securityGroups[value] })),
];

export function SecurityLog() {
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<SecurityEventGroup | ''>('');
  const settled = useDebounced(search.trim());
  const filters = { ...(settled && { search: settled }), ...(group && { group }) };
  const list = usePages<SecurityEvent>(
    [...adminApi.securityLog.list.key(), filters],
    (page, options) => adminClient.admin.securityLog.list({ ...filters, ...page }, options),
    PART_SIZE,
  );
  function clear(): void {
    setSearch('');
    setGroup('');
  }
  return (
    <Section title={text.security}>
      <p className="-mt-3 text-caption text-ink-soft">{text.securityText}</p>
      <div role="search" className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[2fr_1fr]">
        <ListSearch label={text.securitySearch} value={search} onChange={setSearch} />
        <SelectField
          label={text.securityGroup}
          options={groupOptions}
          value={group}
          onChange={(event) => setGroup(groups.find((each) => each === event.target.value) ?? '')}
        />
      </div>
      <ListPanel
        what={text.securityEntries}
        list={list}
        level={3}
        isFiltered={Boolean(settled || group)}
        onClearFilters={clear}
        empty={<EmptyState title={text.securityEmpty} text={text.securityEmptyText} />}
      >
        {(rows) => <DataTable label={text.security} columns={columns} rows={rows} keyOf={({ id }) => id} />}
      </ListPanel>
    </Section>
  );
}

const columns: readonly Column<SecurityEvent>[] = [
  {
    id: 'event',
    label: text.event,
    isName: true,
    render: ({ kind, detail, count }) => (
      <span className="inline-grid">
        <span>
          {text.securityKinds[kind]}
          {count > 1 && <span className="font-normal text-ink-soft"> · {text.times(formatCoins(count))}</span>}
        </span>
        {detail && <code className="text-caption font-normal [overflow-wrap:anywhere] text-ink-soft">{detail}</code>}
      </span>
    ),
  },
  {
    id: 'account',
    label: text.account,
    isBlank: ({ account }) => !account,
    render: ({ account }) => <Mark of={account} />,
  },
  {
    id: 'network',
    label: text.network,
    isBlank: ({ network }) => !network,
    render: ({ network }) => <Mark of={network} />,
  },
  {
    id: 'when',
    label: text.when,
    render: ({ createdAt }) => <span className="whitespace-nowrap">{formatInstant(createdAt)}</span>,
  },
];

function Mark({ of: mark }: { of: string | null }) {
  return mark && <code className="text-caption">{mark}</code>;
}
