import { BellRing } from 'lucide-react';
import { Link } from 'react-router';
import { bellText as text } from '#messages/screens/notifications.ts';
import { paths } from '#client/paths.ts';

/** Link to the screen that diagnoses missing notifications. */
export function TestLink({ onFollow }: { onFollow: () => void }) {
  return (
    <Link
      to={paths.notificationTest}
      onClick={onFollow}
      className="link mt-2 inline-flex min-h-11 items-center gap-2"
    >
      <BellRing aria-hidden className="size-5" strokeWidth={1.9} />
      {text.check}
    </Link>
  );
}
