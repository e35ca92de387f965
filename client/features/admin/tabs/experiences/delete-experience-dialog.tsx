import type { AdminExperience } from '#contract/admin/experiences.ts';
import { adminExperiencesText as text } from '#messages/en/admin/experiences.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { useDeleteExperience } from './experience-api.ts';

export function DeleteExperienceDialog({
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
