import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { wordsOf } from '#client/lib/api-error.ts';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { INVITE_CODE_LENGTH } from '#domain/couples/facts.ts';
import { type Invitation, JoinInput } from '#domain/couples/schema.ts';
import { profileText as text } from '#messages/profile.ts';
import { invitationQuery, useJoinCouple } from '../../couple-api.ts';
import { bringsAnything, listBrought } from '../../model.ts';

interface JoinCoupleDialogProps {
  /** Invite code of the followed link, or empty. */
  inviteCode: string;
  onClose: () => void;
}

/**
 * Tells the owner of the code and the records that move along before the member joins. A wrong code keeps the dialog
 * open, with the error at the field.
 */
export function JoinCoupleDialog({ inviteCode, onClose }: JoinCoupleDialogProps) {
  const queryClient = useQueryClient();
  const { draft, field, dialog, setError, formState, control } = useRecordForm({
    draftName: 'profile/join',
    schema: JoinInput,
    values: { inviteCode },
    onClose,
  });
  const join = useJoinCouple(draft.finish, (message) => setError('inviteCode', { message }, { shouldFocus: true }));
  const typed = JoinInput.safeParse({ inviteCode: useWatch({ control, name: 'inviteCode' }) });
  const code = typed.data?.inviteCode ?? '';
  const query = invitationQuery(code);
  const invitation = useQuery({ ...query, enabled: code.length === INVITE_CODE_LENGTH });
  // A followed link leads to its confirmation. The field is for a typed code, and to correct that of a link.
  const isByLink =
    inviteCode !== '' && code.length === INVITE_CODE_LENGTH && !invitation.isError && !formState.errors.inviteCode;
  const fault = formState.errors.inviteCode?.message ?? (invitation.error && wordsOf(invitation.error));

  async function submit(input: { inviteCode: string }) {
    // If pressed before the invitation was loaded, show it first unless no record would move along. Joining itself
    // reports a wrong code.
    const found = invitation.data ?? (await queryClient.fetchQuery(query).catch(() => null));
    if (!invitation.data && found && bringsAnything(found)) return;
    join.mutate(input);
  }

  return (
    <FormDialog
      title={isByLink && invitation.data ? text.invitesYou(invitation.data.partnerName) : text.joinCouple}
      {...(!isByLink && { description: text.joinText })}
      submitLabel={text.join}
      {...dialog({ ...join, mutate: submit })}
    >
      {!isByLink && (
        <TextField
          label={text.inviteCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="figures font-semibold tracking-[0.15em] uppercase"
          {...field('inviteCode')}
          error={fault ?? undefined}
        />
      )}
      {isByLink && invitation.isPending && <Skeleton className="h-32" />}
      <div aria-live="polite">
        {invitation.data && <InvitationCard invitation={invitation.data} isByLink={isByLink} />}
      </div>
    </FormDialog>
  );
}

function InvitationCard({ invitation, isByLink }: { invitation: Invitation; isByLink: boolean }) {
  const { partnerName, coupleName, isNamed } = invitation;
  return (
    <div className="grid gap-2 rounded-large bg-sunk p-5">
      <p className="font-heading text-title font-semibold wrap-anywhere">
        {isByLink && coupleName}
        {!isByLink &&
          (isNamed ? text.invitationOf(partnerName, coupleName) : text.invitationToNames(partnerName, coupleName))}
      </p>
      <p className="text-ink-soft">{text.invitationShares(partnerName)}</p>
      {bringsAnything(invitation) && <p className="text-ink-soft">{text.brings(listBrought(invitation))}</p>}
    </div>
  );
}
