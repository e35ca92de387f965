import type { Couple } from '#contract/couples.ts';
import { findPartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import type { DialogName } from './dialog-name.ts';
import { AnniversaryDialog } from './anniversary-dialog.tsx';
import { BirthdayDialog } from './birthday-dialog.tsx';
import { CityDialog } from './city-dialog.tsx';
import { CoupleNameDialog } from './couple-name-dialog.tsx';
import { CreateCoupleDialog } from './create-couple-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { InvitePartnerDialog } from './invite-partner-dialog.tsx';
import { JoinCoupleDialog } from './join-couple-dialog.tsx';
import { LeaveCoupleDialog } from './leave-couple-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { UpiDialog } from './upi-dialog.tsx';

interface ProfileDialogProps {
  name: DialogName;
  couple: Couple | null;
  /** Invite code of the followed link, or empty. */
  inviteCode: string;
  onClose: () => void;
}

/** Renders the open dialog. All dialogs are in one chunk, loaded with the first. */
export function ProfileDialog({ name, couple, inviteCode, onClose }: ProfileDialogProps) {
  const { id } = useMember();
  const anniversary = couple?.anniversary ?? null;
  switch (name) {
    case 'name':
      return <NameDialog onClose={onClose} />;
    case 'birthday':
      return <BirthdayDialog onClose={onClose} />;
    case 'city':
      return <CityDialog onClose={onClose} />;
    case 'upi':
      return <UpiDialog onClose={onClose} />;
    case 'password':
      return <PasswordDialog onClose={onClose} />;
    case 'delete':
      return <DeleteDialog onClose={onClose} />;
    case 'create':
      return <CreateCoupleDialog anniversary={anniversary} onClose={onClose} />;
    case 'join':
      return <JoinCoupleDialog inviteCode={inviteCode} onClose={onClose} />;
    case 'invite':
      return <InvitePartnerDialog inviteCode={couple?.inviteCode ?? ''} onClose={onClose} />;
    case 'coupleName':
      return <CoupleNameDialog couple={couple} onClose={onClose} />;
    case 'anniversary':
      return <AnniversaryDialog anniversary={anniversary} onClose={onClose} />;
    case 'leave':
      return (
        <LeaveCoupleDialog
          partnerName={findPartner(couple, id)?.firstName ?? ''}
          takeBackUntil={couple?.takeBackUntil ?? null}
          onClose={onClose}
        />
      );
  }
}
