import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { AdminExperience } from '#contract/admin/experiences.ts';
import { adminExperiencesText as text } from '#messages/en/admin/experiences.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { adminApi } from '#client/data/admin-api.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { Section } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { FiguresPanel } from '../../components/figures-panel.tsx';
import { StatCard } from '../../components/stat-card.tsx';
import { DeleteExperienceDialog } from './delete-experience-dialog.tsx';
import { ExperienceDialog } from './experience-dialog.tsx';
import { ExperienceRow } from './experience-row.tsx';

type Open = { what: 'create' } | { what: 'edit' | 'delete'; experience: AdminExperience };

/** All experiences, in the order that members see. */
export function ExperiencesTab() {
  const experiences = useQuery(adminApi.experiences.list.queryOptions());
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const add = (
    <Button onClick={() => setOpen({ what: 'create' })}>
      <Plus aria-hidden className="size-5" />
      {text.add}
    </Button>
  );
  return (
    <>
      <FiguresPanel query={experiences}>
        {(rows) => (
          <div className="grid grid-cols-1 gap-8">
            <Stats experiences={rows} />
            {rows.length === 0 ? (
              <EmptyState level={2} title={text.emptyTitle} text={text.emptyText} action={add} />
            ) : (
              <Section title={adminText.tabLabels.experiences} action={add}>
                <ul className="divide-y divide-line border-y border-line">
                  {rows.map((experience) => (
                    <ExperienceRow
                      key={experience.id}
                      experience={experience}
                      onEdit={() => setOpen({ what: 'edit', experience })}
                      onDelete={() => setOpen({ what: 'delete', experience })}
                    />
                  ))}
                </ul>
              </Section>
            )}
          </div>
        )}
      </FiguresPanel>
      {open?.what === 'create' && <ExperienceDialog onClose={close} />}
      {open?.what === 'edit' && <ExperienceDialog experience={open.experience} onClose={close} />}
      {open?.what === 'delete' && <DeleteExperienceDialog experience={open.experience} onClose={close} />}
    </>
  );
}

function Stats({ experiences }: { experiences: readonly AdminExperience[] }) {
  const active = experiences.filter(({ isActive }) => isActive).length;
  const available = experiences.filter(({ status }) => status === 'Available').length;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      <StatCard label={text.total} value={formatCoins(experiences.length)} />
      <StatCard label={text.active} value={formatCoins(active)} hint={text.activeHint} />
      <StatCard label={text.featured} value={formatCoins(available)} hint={text.featuredHint} />
    </dl>
  );
}
