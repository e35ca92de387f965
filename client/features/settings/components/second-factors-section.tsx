import { useQuery } from '@tanstack/react-query';
import { Fingerprint, KeyRound, LifeBuoy, type LucideIcon, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { api } from '#client/data/api.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { arePasskeysSupported } from '#client/lib/sign-in/passkeys.ts';
import { Section } from '#client/ui/content/card.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import type { SecondFactors } from '#domain/second-factors/schema.ts';
import { secondFactorScreensText as text } from '#messages/second-factors.ts';
import type { SecondFactorChange } from './second-factor-dialog.tsx';

const SecondFactorDialog = lazyDialog(
  async () => (await import('./second-factor-dialog.tsx')).SecondFactorDialog,
  () => text.title,
);

const formatDay = (instant: string) => formatDate(indiaDate(instant));

/** Sign-in methods besides the password: authenticator app, passkeys, recovery codes. */
export function SecondFactorsSection() {
  const factors = useQuery(api.secondFactors.list.queryOptions());
  return (
    <Section title={text.title} className="content-start">
      <p className="max-w-prose text-ink-soft">{text.intro}</p>
      <QueryState
        query={factors}
        skeleton={<ListSkeleton label={text.loading} rows={2} />}
        failedTitle={text.failedTitle}
        failedText={text.failedText}
      >
        {(known) => <Factors factors={known} />}
      </QueryState>
    </Section>
  );
}

function Factors({ factors }: { factors: SecondFactors }) {
  const [change, setChange] = useState<SecondFactorChange | null>(null);
  const { authenticatorAppSince: appSince, passkeys, recoveryCodesLeft } = factors;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        <ListRow
          leading={<Icon icon={Smartphone} />}
          title={text.app}
          text={appSince ? text.appSince(formatDay(appSince)) : text.appOff}
          trailing={
            <Action
              label={appSince ? text.removeApp : text.setUpApp}
              of={text.app}
              onClick={() => setChange({ kind: appSince ? 'remove-app' : 'set-up-app' })}
            />
          }
        />
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <ListRow
            key={id}
            leading={<Icon icon={Fingerprint} />}
            title={name}
            text={lastUsedAt ? text.passkeyUsed(formatDay(lastUsedAt)) : text.passkeyAdded(formatDay(createdAt))}
            trailing={
              <Action
                label={text.removePasskey}
                of={name}
                onClick={() => setChange({ kind: 'remove-passkey', id, name })}
              />
            }
          />
        ))}
        {(appSince ?? passkeys.length > 0) && (
          <ListRow
            leading={<Icon icon={LifeBuoy} />}
            title={text.recoveryCodes}
            text={text.codesLeft(recoveryCodesLeft)}
            trailing={
              <Action
                label={text.renewCodes}
                of={text.recoveryCodes}
                onClick={() => setChange({ kind: 'renew-codes' })}
              />
            }
          />
        )}
      </ul>
      {arePasskeysSupported() && (
        <Button variant="secondary" onClick={() => setChange({ kind: 'add-passkey' })} className="justify-self-start">
          <KeyRound aria-hidden className="size-5" />
          {text.addPasskey}
        </Button>
      )}
      {change && <SecondFactorDialog change={change} factors={factors} onClose={() => setChange(null)} />}
    </>
  );
}

function Icon({ icon: Shape }: { icon: LucideIcon }): ReactNode {
  return <Shape aria-hidden className="size-5.5 shrink-0 text-ink-soft" strokeWidth={1.8} />;
}

function Action({ label, of, onClick }: { label: string; of: string; onClick: () => void }) {
  return (
    <Button variant="quiet" onClick={onClick} className="-mr-4">
      <span>
        {label}
        <span className="sr-only"> {of}</span>
      </span>
    </Button>
  );
}
