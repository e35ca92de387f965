import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { commentsScreensText as text } from '#messages/comments.ts';
import { type Commented, TalkCard } from './talk-card.tsx';

interface TalkSheetProps {
  subject: Commented;
  title: string;
  /** Opens the sheet with the cursor in the comment; else a phone's keyboard stays down. */
  isReply?: boolean;
  onClose: () => void;
}

export function TalkSheet({ subject, title, isReply = false, onClose }: TalkSheetProps) {
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={text.title(title)}>
      <div className="pb-4">
        <TalkCard subject={subject} takesFocus={!isReply} />
      </div>
    </Dialog>
  );
}
