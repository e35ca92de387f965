import { useEffect } from 'react';
import { Toaster as SonnerToaster, toast as sonner } from 'sonner';
import { uiText } from '#messages/en/ui.ts';
import { type Toast, type ToastTone, toastDurationMs } from './toast.ts';

const toneClasses: Record<ToastTone, string> = {
  neutral: 'before:bg-calm',
  positive: 'before:bg-positive',
  danger: 'before:bg-danger',
};

const toastClass =
  'pointer-events-auto relative w-full overflow-hidden flex items-center gap-3 rounded-small border border-line bg-raised py-3 pr-4 pl-6 text-ink shadow-lift before:absolute before:inset-y-0 before:left-0 before:w-2';

export function Toaster({ toast }: { toast: Toast }) {
  useEffect(() => {
    sonner.dismiss();
    sonner(toast.title, {
      ...(toast.description && { description: toast.description }),
      duration: toastDurationMs,
      ...(toast.action && { action: { label: toast.action.label, onClick: toast.action.onSelect } }),
      className: `${toastClass} ${toneClasses[toast.tone ?? 'neutral']}`,
    });
  }, [toast]);
  return (
    <SonnerToaster
      position="top-center"
      visibleToasts={1}
      className="font-text!"
      containerAriaLabel={uiText.notifications}
      offset={{ top: 16 }}
      mobileOffset={{ top: 12, left: 16, right: 16 }}
      toastOptions={{
        unstyled: true,
        classNames: {
          title: 'font-semibold text-body',
          description: 'text-body text-ink-soft',
          content: 'grid min-w-0 flex-1',
          actionButton:
            'min-h-11 shrink-0 rounded-full px-4 font-semibold text-accent-ink hover:bg-accent-soft',
        },
      }}
    />
  );
}
