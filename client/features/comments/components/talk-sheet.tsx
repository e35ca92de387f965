import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { commentsScreensText as text } from '#messages/comments.ts';
import { type Commented, TalkCard } from './talk-card.tsx';

interface TalkSheetProps {
  subject: Commented;
  title: string;
  onClose: () => void;
}

export function TalkSheet({ subject, title, onClose }: TalkSheetProps) {
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={text.title(title)}>
      <div className="pb-4">
        <TalkCard subject={subject} />
      </div>
    </Dialog>
  );
}
