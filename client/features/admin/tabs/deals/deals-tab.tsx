import { useQuery } from '@tanstack/react-query';
import { Coffee, Plus } from 'lucide-react';
import { useState } from 'react';
import { adminApi } from '#client/data/admin-api.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { useDebounced } from '#client/lib/use-debounced.ts';
import { Section, Card } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import type { AdminDeal, DealFigures as Figures } from '#domain/deals/admin.ts';
import { adminDealsText as text } from '#messages/en/admin/deals.ts';
import { BarList } from '../../components/bar-list.tsx';
import { ExportButton } from '../../components/export-button.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { FiguresPanel } from '../../components/figures-panel.tsx';
import { ListPanel } from '../../components/list-panel.tsx';
import { ListSearch } from '../../components/list-search.tsx';
import { useDeals, useDeleteDeal } from './deal-api.ts';
import { DealDialog } from './deal-dialog.tsx';
import { DealList } from './deal-list.tsx';
import { type DealForm, dealTemplates } from './deal-model.ts';

type Open =
  | { what: 'create'; start: Partial<DealForm> }
  | { what: 'edit'; deal: AdminDeal }
  | { what: 'delete'; deal: AdminDeal };

export function DealsTab() {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Open | null>(null);
  const settled = useDebounced(search.trim());
  const list = useDeals(settled);
  const close = () => setOpen(null);
  const create = (start: Partial<DealForm> = {}) => setOpen({ what: 'create', start });

  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => create()}>
          <Plus aria-hidden className="size-5" />
          {text.addPartner}
        </Button>
        <Button variant="secondary" onClick={() => create({ category: 'cafe' })}>
          <Coffee aria-hidden className="size-5" />
          {text.onboardCafe}
        </Button>
        <ExportButton label={text.exportPartners} address="/api/admin/brand-deals/export.csv" />
      </div>
      <DealFigures />
      <DealTemplates onUse={create} />
      <Section title={text.partners}>
        <ListSearch label={text.search} value={search} onChange={setSearch} />
        <ListPanel
          what={text.deals}
          list={list}
          level={3}
          isFiltered={Boolean(settled)}
          onClearFilters={() => setSearch('')}
          empty={<EmptyState title={text.empty} text={text.emptyText} />}
        >
          {(deals) => (
            <DealList
              deals={deals}
              isWhole={!list.hasNextPage}
              onEdit={(deal) => setOpen({ what: 'edit', deal })}
              onDelete={(deal) => setOpen({ what: 'delete', deal })}
            />
          )}
        </ListPanel>
      </Section>
      {open?.what === 'create' && <DealDialog deal={null} start={open.start} onClose={close} />}
      {open?.what === 'edit' && <DealDialog deal={open.deal} onClose={close} />}
      {open?.what === 'delete' && <DeleteDialog deal={open.deal} onClose={close} />}
    </div>
  );
}

function DeleteDialog({ deal, onClose }: { deal: AdminDeal; onClose: () => void }) {
  const remove = useDeleteDeal(deal.title, onClose);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.deleteTitle}
      text={text.deleteText(deal.title)}
      confirmLabel={text.deleteAction}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: deal.id })}
    />
  );
}

function DealTemplates({ onUse }: { onUse: (start: Partial<DealForm>) => void }) {
  return (
    <Section title={text.templates}>
      <ul className="grid gap-4 md:grid-cols-3">
        {dealTemplates.map(({ name, start }) => (
          <li key={name}>
            <Card className="flex h-full flex-col items-start gap-1 p-5!">
              <h3 className="font-text text-body font-semibold">{name}</h3>
              <p className="break-words">{start.offerText}</p>
              <p className="mb-2 text-caption text-ink-soft">{start.description}</p>
              <Button
                variant="secondary"
                className="mt-auto"
                aria-label={text.templateAction(name)}
                onClick={() => onUse(start)}
              >
                {text.beginWith}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Pipeline, performance and Gujarat expansion cards. */
function DealFigures() {
  const figures = useQuery(adminApi.deals.figures.queryOptions());
  return (
    <FiguresPanel query={figures}>
      {(data) => (
        <div className="grid items-start gap-8 lg:grid-cols-3">
          <Section title={text.pipeline}>
            <FactList facts={pipelineOf(data)} />
          </Section>
          <Section title={text.performance}>
            <FactList facts={performanceOf(data)} />
          </Section>
          <Expansion figures={data} />
        </div>
      )}
    </FiguresPanel>
  );
}

function pipelineOf({ live, upcoming, drafts, endingSoon, ended }: Figures) {
  return [
    { label: text.liveDeals, value: formatCoins(live) },
    { label: text.upcoming, value: formatCoins(upcoming) },
    { label: text.drafts, value: formatCoins(drafts) },
    { label: text.endingSoon, value: formatCoins(endingSoon) },
    { label: text.ended, value: formatCoins(ended) },
  ];
}

function performanceOf({ redemptions, redemptionsLast30Days, members, featured, live }: Figures) {
  const average = live === 0 ? 0 : redemptionsLast30Days / live;
  return [
    { label: text.redemptions, value: formatCoins(redemptions) },
    { label: text.redemptionsLast30Days, value: formatCoins(redemptionsLast30Days) },
    { label: text.perDeal, value: average.toLocaleString('en-IN', { maximumFractionDigits: 1 }) },
    { label: text.members, value: formatCoins(members) },
    { label: text.featuredDeals, value: formatCoins(featured) },
  ];
}

function Expansion({ figures: { partners, payingPartners, cafes, cities } }: { figures: Figures }) {
  // Same goal as on the overview.
  const overview = useQuery(adminApi.insights.overview.queryOptions());
  const goal = overview.data?.goals.find((each) => each.goal === 'cafes')?.target;
  const covered = cities.filter((city) => city.partners > 0).length;
  return (
    <Section title={text.expansion}>
      <FactList
        facts={[
          { label: text.activePartners, value: formatCoins(partners) },
          { label: text.payingPartners, value: formatCoins(payingPartners) },
          {
            label: text.cafes,
            value: goal === undefined ? formatCoins(cafes) : text.of(formatCoins(cafes), formatCoins(goal)),
          },
          {
            label: text.citiesCovered,
            value: text.of(formatCoins(covered), formatCoins(cities.length)),
          },
        ]}
      />
      <details>
        <summary className="min-h-11 py-2.5 font-medium text-accent-ink">{text.partnersByCity}</summary>
        <div className="pt-2">
          <BarList
            label={text.partnersByCity}
            bars={cities.map((city) => ({ name: city.city, count: city.partners }))}
            format={formatCoins}
          />
        </div>
      </details>
    </Section>
  );
}
