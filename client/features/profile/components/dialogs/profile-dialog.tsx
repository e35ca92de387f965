import { z } from 'zod';
import { findPartner, usePartnerName } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { nowIso } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { toCityOption } from '#client/lib/format/local-time.ts';
import { useFormWithoutDraft } from '#client/ui/form-state/use-form-without-draft.ts';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { DeleteAccountInput } from '#domain/accounts/credentials.ts';
import { BirthdayInput, latestBirthday, UpiInput } from '#domain/accounts/profile.ts';
import type { Couple } from '#domain/couples/schema.ts';
import { expansionCities, memberCities, pilotCities } from '#domain/site/cities.ts';
import { profileText as text } from '#messages/profile.ts';
import { useDeleteAccount, useChangeCity, useChangeBirthday, useChangeUpiId } from '../../api.ts';
import { AnniversaryDialog } from './anniversary-dialog.tsx';
import { CoupleNameDialog } from './couple-name-dialog.tsx';
import { CreateCoupleDialog } from './create-couple-dialog.tsx';
import type { DialogName } from './dialog-name.ts';
import { InvitePartnerDialog } from './invite-partner-dialog.tsx';
import { JoinCoupleDialog } from './join-couple-dialog.tsx';
import { LeaveCoupleDialog } from './leave-couple-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';

const options = [
  { value: '', label: text.noCityChoice },
  { label: text.pilotCities, options: pilotCities.map(toCityOption) },
  { label: text.expansionCities, options: expansionCities.map(toCityOption) },
];

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

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const partnerName = usePartnerName();
  const remove = useDeleteAccount();
  const { field, submission } = useFormWithoutDraft({ schema: DeleteAccountInput, values: { password: '' } });
  return (
    <FormDialog
      title={text.deleteTitle}
      description={text.deleteText(partnerName)}
      submitLabel={text.deleteConfirm}
      isDangerous
      {...submission(remove)}
      onClose={onClose}
    >
      <PasswordField label={text.password} autoComplete="current-password" {...field('password')} />
    </FormDialog>
  );
}

function BirthdayDialog({ onClose }: { onClose: () => void }) {
  const { dateOfBirth } = useMember();
  const { draft, field, dialog } = useRecordForm({
    draftName: 'profile/birthday',
    schema: BirthdayInput,
    values: { dateOfBirth: dateOfBirth ?? '' },
    onClose,
  });
  const change = useChangeBirthday(draft.finish);
  return (
    <FormDialog title={text.editBirthday} submitLabel={text.save} {...dialog(change)}>
      <TextField
        label={text.birthday}
        type="date"
        autoComplete="bday"
        max={latestBirthday(indiaDate(nowIso()))}
        {...field('dateOfBirth')}
      />
    </FormDialog>
  );
}

/** Values of the form; `''` for no city. */
const CityForm = z.object({
  city: z.string().transform((chosen) => memberCities.find((name) => name === chosen) ?? null),
});

function CityDialog({ onClose }: { onClose: () => void }) {
  const { city } = useMember();
  const { draft, field, dialog } = useRecordForm({
    draftName: 'profile/city',
    schema: CityForm,
    values: { city: city ?? '' },
    onClose,
  });
  const change = useChangeCity(draft.finish);
  return (
    <FormDialog title={text.editCity} description={text.cityText} submitLabel={text.save} {...dialog(change)}>
      <SelectField label={text.city} options={options} {...field('city')} />
    </FormDialog>
  );
}

function UpiDialog({ onClose }: { onClose: () => void }) {
  const { upiId } = useMember();
  const { draft, field, dialog } = useRecordForm({
    draftName: 'profile/upi',
    schema: UpiInput,
    values: { upiId: upiId ?? '' },
    onClose,
  });
  const change = useChangeUpiId(draft.finish);
  const partnerName = usePartnerName();
  return (
    <FormDialog
      title={text.editUpiId}
      description={text.upiIdText(partnerName)}
      submitLabel={text.save}
      {...dialog(change)}
    >
      <TextField
        label={text.upiId}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={text.upiIdExample}
        {...field('upiId')}
      />
    </FormDialog>
  );
}
