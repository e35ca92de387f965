import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { adminApi } from '#client/data/admin-api.ts';
import { ExperienceCard } from '#client/features/experiences/components/experience-card.tsx';
import { formatCoins } from '#client/lib/format/money.ts';
import { Section } from '#client/ui/content/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import type { AdminExperience } from '#domain/experiences/admin.ts';
import { ExperienceInput } from '#domain/experiences/schema.ts';
import { adminExperiencesText as text } from '#messages/en/admin/experiences.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { adminToasts } from '../../api.ts';
import { EditorDialog } from '../../components/editor-dialog.tsx';
import { FiguresPanel } from '../../components/figures-panel.tsx';
import { StatCard } from '../../components/stat-card.tsx';
import { experienceWordsIn } from '../../translations-model.ts';
import { useEditorForm } from '../../use-editor-form.ts';
import { ExperienceFields } from './experience-fields.tsx';
import { previewOf, valuesOf } from './experience-model.ts';
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

function DeleteExperienceDialog({
  experience: { id, title },
  onClose,
}: {
  experience: AdminExperience;
  onClose: () => void;
}) {
  const remove = useDeleteExperience(title, onClose);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.deleteTitle}
      text={text.deleteText(title)}
      confirmLabel={adminText.remove}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
    />
  );
}

interface ExperienceDialogProps {
  /** Experience when the dialog was opened; absent for a new one. */
  experience?: AdminExperience;
  onClose: () => void;
}

function ExperienceDialog({ experience, onClose }: ExperienceDialogProps) {
  const { draft, field, editor, stale, register, errors, control } = useEditorForm({
    draftName: `experience/${experience?.id ?? 'new'}`,
    row: experience,
    schema: ExperienceInput,
    values: valuesOf(experience),
    toValues: valuesOf,
    readRows: useReadExperiences(),
    onClose,
  });
  const create = useCreateExperience(draft.finish);
  const change = useUpdateExperience(draft.finish, stale.onError);
  const typed = useWatch({ control });

  return (
    <EditorDialog
      title={experience ? text.editTitle : text.createTitle}
      submitLabel={experience ? text.save : text.create}
      {...editor({ create, change })}
      renderPreview={(language) => (
        <>
          <div lang={language}>
            <ExperienceCard experience={previewOf(typed, language)} words={experienceWordsIn(language)} />
          </div>
          {typed.isActive !== true && <p className="text-caption text-ink-soft">{adminText.previewHidden}</p>}
        </>
      )}
    >
      <ExperienceFields field={field} register={register} errors={errors} experience={experience} />
    </EditorDialog>
  );
}

/** Reads the experiences from the server, bypassing the cache. */
function useReadExperiences() {
  const client = useQueryClient();
  return () => client.fetchQuery(adminApi.experiences.list.queryOptions({ staleTime: 0 }));
}

function useCreateExperience(onDone: () => void) {
  return useMutation(
    adminApi.experiences.create.mutationOptions(adminToasts(({ title }) => ({ title: text.created(title) }), onDone)),
  );
}

/** Saves an edit; `onError` receives the 409 after another admin's change, and every other error. */
function useUpdateExperience(onDone: () => void, onError: (error: Error) => void) {
  return useMutation(
    adminApi.experiences.update.mutationOptions({
      ...adminToasts(({ title }) => ({ title: text.saved(title) }), onDone),
      onError,
    }),
  );
}

function useDeleteExperience(title: string, onDone: () => void) {
  return useMutation(adminApi.experiences.delete.mutationOptions(adminToasts({ title: text.deleted(title) }, onDone)));
}
