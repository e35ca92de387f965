import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { showToast } from '#client/ui/feedback/toast.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { RowAction, RowActions } from '#client/ui/forms/row-actions.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Tabs } from '#client/ui/overlays/tabs.tsx';

export function FeedbackGallery() {
  const [open, setOpen] = useState<'none' | 'dialog' | 'confirm'>('none');
  const [tab, setTab] = useState<'deals' | 'redemptions'>('deals');
  const close = () => setOpen('none');
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
        <Button variant="danger" onClick={() => setOpen('confirm')}>
          Ask first
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              title: 'Date Created!',
              description: 'Your romantic date has been scheduled successfully.',
              tone: 'positive',
            })
          }
        >
          Toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              title: 'Error',
              description: 'Failed to add expense. Please try again.',
              tone: 'danger',
            })
          }
        >
          Error toast
        </Button>
        <span id="gallery-row">A row</span>
        <RowActions of="gallery-row">
          <RowAction icon={Pencil} label="Edit" onClick={() => setOpen('dialog')} />
          <RowAction icon={Trash2} label="Delete" onClick={() => setOpen('confirm')} isDangerous />
        </RowActions>
      </div>
      <ProgressBar label="Usage" percent={64} />
      <Tabs
        label="Deals"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'deals', label: 'Available Deals', content: <ListSkeleton label="Loading…" /> },
          {
            value: 'redemptions',
            label: 'My Redemptions',
            content: (
              <EmptyState
                title="No Memories Yet"
                text="Photographs and words of what you did together."
                action={<Button>Create Your First Memory</Button>}
              />
            ),
          },
        ]}
      />
      <ErrorState title="The memories could not be loaded" text="The network did not answer." onRetry={close} />
      <Dialog
        isOpen={open === 'dialog'}
        onOpenChange={close}
        title="Plan a Date"
        description="Your partner gets a message."
        footer={<Button onClick={close}>Create</Button>}
      >
        <TextField label="Title" />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onOpenChange={close}
        title="Delete this memory?"
        text="This action cannot be undone."
        confirmLabel="Delete"
        onConfirm={close}
      />
    </div>
  );
}
