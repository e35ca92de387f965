import { CheckCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Notification } from '#contract/notifications.ts';
import { bellText as text } from '#messages/screens/notifications.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { useAllReadInSilence, useMarkAllRead, useReadInSilence } from '../api.ts';
import { AUTO_READ_MS, type GatheredNotification, gatherAlike, isShownAsNew, unreadIds } from '../model.ts';
import { NotificationRow } from './notification-row.tsx';

interface NotificationRowsProps {
  /** Notifications, newest first. */
  notifications: readonly Notification[];
  onClose: () => void;
}

/** Lists notifications. Unread ones are marked as read one second after they appear, once per opening. */
export function NotificationRows({ notifications, onClose }: NotificationRowsProps) {
  const [newAtOpening, setNewAtOpening] = useState(() => unreadIds(notifications));
  const [hadUnread] = useState(newAtOpening.size > 0);
  const { mutate: markAllRead, isPending } = useMarkAllRead();
  const { mutate: readInSilence } = useAllReadInSilence();
  const markRead = useReadInSilence();
  const navigate = useNavigate();
  const hasUnread = unreadIds(notifications).size > 0;

  useEffect(() => {
    if (!hadUnread) return;
    const timer = setTimeout(() => readInSilence(undefined), AUTO_READ_MS);
    return () => clearTimeout(timer);
  }, [hadUnread, readInSilence]);

  function open({ ids, path, isRead }: GatheredNotification) {
    if (!isRead) markRead.mutate({ notificationIds: [...ids] });
    onClose();
    void navigate(path);
  }

  return (
    <>
      {hasUnread && (
        <Button
          variant="quiet"
          isPending={isPending}
          onClick={() => {
            setNewAtOpening(new Set());
            markAllRead(undefined);
          }}
          className="-ml-5"
        >
          <CheckCheck aria-hidden className="size-5" />
          {text.markAll}
        </Button>
      )}
      <ul className="grid gap-1">
        {gatherAlike(notifications, newAtOpening).map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            isNew={isShownAsNew(notification, newAtOpening)}
            onOpen={() => open(notification)}
          />
        ))}
      </ul>
    </>
  );
}
