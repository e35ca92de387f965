import { useDebounced } from '#client/lib/forms/use-debounced.ts';
import { Coffee, Plus } from 'lucide-react';
import { useState } from 'react';
import type { AdminDeal } from '#contract/admin/deals.ts';
import { adminDealsText as text } from '#messages/en/admin/deals.ts';
import { Section } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { ExportButton } from '../../components/export-button.tsx';
import { ListPanel } from '../../components/list-panel.tsx';
import { ListSearch } from '../../components/list-search.tsx';
import { useDeals, useDeleteDeal } from './deal-api.ts';
import { DealDialog } from './deal-dialog.tsx';
import { DealFigures } from './deal-figures.tsx';
import { DealList } from './deal-list.tsx';
import type { DealForm } from './deal-model.ts';
import { DealTemplates } from './deal-templates.tsx';

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
