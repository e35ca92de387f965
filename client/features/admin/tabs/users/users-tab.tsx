import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMember } from '#client/data/session.ts';
import { formatCompactDate, indiaDate } from '#client/lib/format/dates.ts';
import { useDebounced } from '#client/lib/use-debounced.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ChipGroup } from '#client/ui/forms/chip-group.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { withoutUndefined } from '#domain/kernel/apply-patch.ts';
import type { AdminUser } from '#domain/users/schema.ts';
import { adminUsersText as text } from '#messages/en/admin/users.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { ExportButton } from '../../components/export-button.tsx';
import { ListPanel } from '../../components/list-panel.tsx';
import { ListSearch } from '../../components/list-search.tsx';
import type { Sort } from '../../model.ts';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { useUsers, type UserFilters, useDeleteUser } from './user-api.ts';

const kinds = ['all', 'premium', 'free', 'admin', 'unverified'] as const;
type Kind = (typeof kinds)[number];

export function UsersTab() {
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const [sort, setSort] = useState<Sort>({ column: 'joined', direction: 'descending' });
  const [open, setOpen] = useState<{ user: AdminUser; what: 'edit' | 'delete' } | null>(null);
  const settledSearch = useDebounced(search.trim());
  const filters: UserFilters = {
    order: orderOf(sort),
    ...(kind !== 'all' && { kind }),
    ...(settledSearch && { search: settledSearch }),
  };
  const list = useUsers(filters);
  // The current row, so that the switches show what was saved.
  const listed = list.rows?.find(({ id }) => id === open?.user.id);
  const openUser = listed ?? open?.user;

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <ListSearch label={text.search} value={search} onChange={setSearch} />
        </div>
        <ExportButton
          label={text.export}
          address={`/api/admin/users/export.csv?${new URLSearchParams(withoutUndefined(filters))}`}
        />
      </div>
      <ChipGroup
        label={text.kind}
        chips={kinds.map((value) => ({ value, label: text.kinds[value] }))}
        value={kind}
        onChange={setKind}
      />
      <ListPanel
        what={text.users}
        list={list}
        isFiltered={Boolean(settledSearch) || kind !== 'all'}
        onClearFilters={() => {
          setSearch('');
          setKind('all');
        }}
        empty={<EmptyState level={2} title={text.empty} text={text.emptyText} />}
      >
        {(rows) => (
          <DataTable
            label={text.users}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            sort={sort}
            onSort={setSort}
            onOpen={(user) => setOpen({ user, what: 'edit' })}
            renderActions={(user) => (
              <UserActions
                user={user}
                onEdit={() => setOpen({ user, what: 'edit' })}
                onDelete={() => setOpen({ user, what: 'delete' })}
              />
            )}
          />
        )}
      </ListPanel>
      {openUser && open?.what === 'edit' && (
        <EditUserDialog user={openUser} isListed={listed !== undefined} onClose={() => setOpen(null)} />
      )}
      {openUser && open?.what === 'delete' && <DeleteUserDialog user={openUser} onClose={() => setOpen(null)} />}
    </div>
  );
}

function orderOf({ column, direction }: Sort): NonNullable<UserFilters['order']> {
  if (column === 'name' || column === 'email') return direction === 'ascending' ? column : `${column}-descending`;
  return direction === 'descending' ? 'newest' : 'oldest';
}

const columns: readonly Column<AdminUser>[] = [
  {
    id: 'name',
    label: text.name,
    isName: true,
    isSortable: true,
    render: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  },
  {
    id: 'badges',
    label: text.badges,
    isBlank: (user) => badgesOf(user).length === 0,
    render: (user) => <UserBadges user={user} />,
  },
  {
    id: 'email',
    label: text.email,
    isSortable: true,
    render: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span>,
  },
  {
    id: 'joined',
    label: text.joined,
    isSortable: true,
    render: ({ createdAt }) => <span className="whitespace-nowrap">{formatCompactDate(indiaDate(createdAt))}</span>,
  },
];

function badgesOf({ isPremium, premiumSource, isAdmin, emailVerified, mustChangePassword }: AdminUser) {
  return [
    isPremium && ({ tone: 'festive', label: text.premium } as const),
    premiumSource === 'partner' && ({ tone: 'festive', label: text.premiumOfPartner } as const),
    isAdmin && ({ tone: 'accent', label: text.admin } as const),
    !emailVerified && ({ tone: 'warning', label: text.unverified } as const),
    mustChangePassword && ({ tone: 'danger', label: text.mustChange } as const),
  ].filter((badge) => badge !== false);
}

function UserBadges({ user }: { user: AdminUser }) {
  return (
    <span className="inline-flex flex-wrap gap-1 empty:hidden">
      {badgesOf(user).map(({ tone, label }) => (
        <Badge key={label} tone={tone}>
          {label}
        </Badge>
      ))}
    </span>
  );
}

interface UserActionsProps {
  user: AdminUser;
  onEdit: () => void;
  onDelete: () => void;
}

function UserActions({ user, onEdit, onDelete }: UserActionsProps) {
  const member = useMember();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <>
      <IconButton icon={Pencil} label={text.edit(name)} onClick={onEdit} />
      {user.id === member.id ? (
        <span className="grid size-11 place-items-center text-caption text-ink-soft">{text.you}</span>
      ) : (
        <IconButton icon={Trash2} label={text.delete(name)} onClick={onDelete} />
      )}
    </>
  );
}

/** Asks to type the account's address to confirm the deletion. */
function DeleteUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const name = `${user.firstName} ${user.lastName}`;
  const remove = useDeleteUser(name, onClose);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.deleteTitle}
      text={text.deleteText(name)}
      confirmLabel={text.deleteAction}
      isPending={remove.isPending}
      isConfirmDisabled={typed.trim().toLowerCase() !== user.email.toLowerCase()}
      onConfirm={() => remove.mutate({ id: user.id })}
    >
      <TextField
        label={text.typeEmail(user.email)}
        type="email"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ConfirmDialog>
  );
}
