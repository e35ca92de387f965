import { useForm } from 'react-hook-form';
import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { findPartner, usePartnerName } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { nowIso } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { toCityOption } from '#client/lib/format/local-time.ts';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { schemaResolver } from '#client/ui/forms/schema-resolver.ts';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { latestBirthday } from '#domain/accounts/adult.ts';
import { DeleteAccountInput } from '#domain/accounts/credentials.ts';
import { BirthdayInput, UpiInput } from '#domain/accounts/profile.ts';
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
  const { register, handleSubmit, formState } = useForm({
    resolver: schemaResolver(DeleteAccountInput),
    defaultValues: { password: '' },
  });
  return (
    <FormDialog
      title={text.deleteTitle}
      description={text.deleteText(partnerName)}
      submitLabel={text.deleteConfirm}
      isDangerous
      isPending={remove.isPending}
      onSubmit={handleSubmit((input) => remove.mutate(input))}
      onClose={onClose}
    >
      <PasswordField
        label={text.password}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
    </FormDialog>
  );
}

function BirthdayDialog({ onClose }: { onClose: () => void }) {
  const { dateOfBirth } = useMember();
  const { draft, register, handleSubmit, formState } = useFormWithDraft({
    draftName: 'profile/birthday',
    onClose,
    resolver: schemaResolver(BirthdayInput),
    defaultValues: { dateOfBirth: dateOfBirth ?? '' },
  });
  const change = useChangeBirthday(draft.finish);
  return (
    <FormDialog
      title={text.editBirthday}
      submitLabel={text.save}
      isPending={change.isPending}
      onSubmit={handleSubmit((input) => change.mutate(input))}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={text.birthday}
        type="date"
        autoComplete="bday"
        max={latestBirthday(indiaDate(nowIso()))}
        error={formState.errors.dateOfBirth?.message}
        {...register('dateOfBirth')}
      />
    </FormDialog>
  );
}

function CityDialog({ onClose }: { onClose: () => void }) {
  const { city } = useMember();
  const { draft, register, handleSubmit } = useFormWithDraft({
    draftName: 'profile/city',
    onClose,
    defaultValues: { city: city ?? '' },
  });
  const change = useChangeCity(draft.finish);
  return (
    <FormDialog
      title={text.editCity}
      description={text.cityText}
      submitLabel={text.save}
      isPending={change.isPending}
      onSubmit={handleSubmit((input) =>
        change.mutate({ city: memberCities.find((name) => name === input.city) ?? null }),
      )}
      draft={draft}
      onClose={onClose}
    >
      <SelectField label={text.city} options={options} {...register('city')} />
    </FormDialog>
  );
}

function UpiDialog({ onClose }: { onClose: () => void }) {
  const { upiId } = useMember();
  const { draft, register, handleSubmit, formState } = useFormWithDraft({
    draftName: 'profile/upi',
    onClose,
    resolver: schemaResolver(UpiInput),
    defaultValues: { upiId: upiId ?? '' },
  });
  const change = useChangeUpiId(draft.finish);
  const partnerName = usePartnerName();
  return (
    <FormDialog
      title={text.editUpiId}
      description={text.upiIdText(partnerName)}
      submitLabel={text.save}
      isPending={change.isPending}
      onSubmit={handleSubmit((input) => change.mutate(input))}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={text.upiId}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={text.upiIdExample}
        error={formState.errors.upiId?.message}
        {...register('upiId')}
      />
    </FormDialog>
  );
}
