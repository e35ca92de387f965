import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { adminApi } from '#client/data/admin-api.ts';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import { useDebounced } from '#client/lib/use-debounced.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import type { AdminGiftCard } from '#domain/gift-cards/admin.ts';
import { adminGiftCardsText as text } from '#messages/en/admin/gift-cards.ts';
import { giftCardCategories } from '#messages/gift-cards.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { FiguresPanel } from '../../components/figures-panel.tsx';
import { ListPanel } from '../../components/list-panel.tsx';
import { ListSearch } from '../../components/list-search.tsx';
import { StatCard, statGridClass } from '../../components/stat-card.tsx';
import { useDeleteGiftCard, useGiftCards } from './gift-card-api.ts';
import { GiftCardDialog } from './gift-card-dialog.tsx';

type Open = { what: 'edit'; card: AdminGiftCard | null } | { what: 'delete'; card: AdminGiftCard };

export function GiftCardsTab() {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Open | null>(null);
  const settled = useDebounced(search.trim());
  const list = useGiftCards(settled);
  const close = () => setOpen(null);
  const add = (
    <Button onClick={() => setOpen({ what: 'edit', card: null })}>
      <Plus aria-hidden className="size-5" />
      {text.add}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <GiftCardFigures />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <ListSearch label={text.search} value={search} onChange={setSearch} />
        </div>
        {add}
      </div>
      <ListPanel
        what={text.giftCards}
        list={list}
        isFiltered={Boolean(settled)}
        onClearFilters={() => setSearch('')}
        empty={<EmptyState level={2} title={text.empty} text={text.emptyText} />}
      >
        {(rows) => (
          <DataTable
            label={text.giftCards}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            isWhole={!list.hasNextPage}
            onOpen={(card) => setOpen({ what: 'edit', card })}
            renderActions={(card) => (
              <>
                <IconButton
                  icon={Pencil}
                  label={text.edit(card.brand)}
                  onClick={() => setOpen({ what: 'edit', card })}
                />
                <IconButton
                  icon={Trash2}
                  label={text.delete(card.brand)}
                  onClick={() => setOpen({ what: 'delete', card })}
                />
              </>
            )}
          />
        )}
      </ListPanel>
      {open?.what === 'edit' && <GiftCardDialog card={open.card} onClose={close} />}
      {open?.what === 'delete' && <DeleteDialog card={open.card} onClose={close} />}
    </div>
  );
}

function DeleteDialog({ card, onClose }: { card: AdminGiftCard; onClose: () => void }) {
  const remove = useDeleteGiftCard(card.brand, onClose);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.deleteTitle}
      text={text.deleteText(card.brand)}
      confirmLabel={text.deleteAction}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: card.id })}
    />
  );
}

const columns: readonly Column<AdminGiftCard>[] = [
  {
    id: 'brand',
    label: text.brand,
    isName: true,
    sortValue: ({ brand }) => brand,
    render: ({ brand }) => brand,
  },
  { id: 'status', label: text.status, render: (card) => <StatusBadges card={card} /> },
  {
    id: 'category',
    label: text.category,
    sortValue: ({ category }) => giftCardCategories[category],
    render: ({ category }) => giftCardCategories[category],
  },
  {
    id: 'value',
    label: text.value,
    isNumber: true,
    sortValue: ({ denomination }) => denomination,
    render: ({ denomination }) => formatMoney(denomination),
  },
  {
    id: 'points',
    label: text.points,
    isNumber: true,
    sortValue: ({ pointsCost }) => pointsCost,
    render: ({ pointsCost }) => formatCoins(pointsCost),
  },
  {
    id: 'stock',
    label: text.stock,
    isNumber: true,
    sortValue: ({ stockQuantity }) => stockQuantity,
    render: ({ stockQuantity }) => formatCoins(stockQuantity),
  },
  {
    id: 'validity',
    label: text.validity,
    isNumber: true,
    sortValue: ({ validityDays }) => validityDays,
    render: ({ validityDays }) => text.days(formatCoins(validityDays)),
  },
];

function StatusBadges({ card: { isActive, stockQuantity } }: { card: AdminGiftCard }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={isActive ? 'positive' : 'neutral'}>{isActive ? text.isActive : text.isInactive}</Badge>
      {stockQuantity === 0 && <Badge tone="warning">{text.soldOut}</Badge>}
    </span>
  );
}

function GiftCardFigures() {
  const figures = useQuery(adminApi.giftCards.figures.queryOptions());
  return (
    <FiguresPanel query={figures}>
      {({ total, active, inventoryValue, pendingOrders }) => (
        <dl className={statGridClass}>
          <StatCard label={text.total} value={formatCoins(total)} />
          <StatCard label={text.active} value={formatCoins(active)} hint={text.activeHint} />
          <StatCard label={text.inventoryValue} value={formatMoney(inventoryValue)} hint={text.inventoryHint} />
          <StatCard label={text.pendingOrders} value={formatCoins(pendingOrders)} hint={text.pendingHint} />
        </dl>
      )}
    </FiguresPanel>
  );
}
