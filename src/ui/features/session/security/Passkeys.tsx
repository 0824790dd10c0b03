import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSecondFactor } from '../../../../application/session/OwnSecondFactor.ts';
import type { NewPasskey } from '../../../../application/session/SecondFactorGateway.ts';
import type { PortFailure } from '../../../../application/shared/failure.ts';
import type { Passkey } from '../../../../domain/session/second-factor/passkey.ts';
import { canRemoveFactor, type SecondFactor } from '../../../../domain/session/second-factor/secondFactor.ts';
import type { Result } from '../../../../domain/shared/result.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { ConfirmDialog } from '../../../shared/components/ConfirmDialog/ConfirmDialog.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';

export type PasskeysProps = {
  readonly factor: SecondFactor;
  readonly store: OwnSecondFactor;
  readonly canAdd: boolean;
  readonly isSimulated: boolean;
  /** Consequence of the removal of a factor. */
  readonly removalText: string;
  readonly isRunning: boolean;
  /** Runs a write and shows its failure on the page. */
  readonly run: <T>(write: () => Promise<Result<T, PortFailure>>, done: (value: T) => void) => Promise<void>;
  /** Called with the new recovery codes, if there are any. */
  readonly onCodes: (codes: readonly string[] | undefined) => void;
};

type Open =
  | { readonly kind: 'new'; readonly passkey: NewPasskey }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

/** Card with the passkeys, and the dialogs to add, rename and remove one. */
export function Passkeys(props: PasskeysProps) {
  const { factor, store, canAdd, isSimulated, removalText, isRunning, run, onCodes } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  async function add({ options }: NewPasskey, name: string) {
    const added = await store.addPasskey(options, name);
    if (!added.ok) return added;
    onCodes(added.value);
    announce(t('signInSecurity.passkeys.created'));
    return added;
  }

  async function rename({ passkeyId }: Passkey, name: string) {
    const renamed = await store.renamePasskey(passkeyId, name);
    if (renamed.ok) announce(t('signInSecurity.passkeys.renamed'));
    return renamed;
  }

  function remove({ passkeyId }: Passkey): void {
    close();
    void run(
      () => store.removePasskey(passkeyId),
      () => announce(t('signInSecurity.passkeys.removed')),
    );
  }

  return (
    <>
      <PasskeysCard
        passkeys={factor.passkeys}
        canAdd={canAdd}
        canRemove={canRemoveFactor(factor)}
        isRunning={isRunning}
        onAdd={() =>
          void run(
            () => store.beginPasskey(),
            (passkey) => setOpen({ kind: 'new', passkey }),
          )
        }
        onRename={(passkey) => setOpen({ kind: 'rename', passkey })}
        onRemove={(passkey) => setOpen({ kind: 'remove', passkey })}
      />
      {open?.kind === 'new' && (
        <PasskeyDialog
          title={t('signInSecurity.passkeys.addTitle')}
          description={t('signInSecurity.passkeys.addDescription', { host: open.passkey.host })}
          submitLabels={{
            ready: t('signInSecurity.passkeys.create'),
            submitting: t('signInSecurity.step.passkey.waiting'),
          }}
          name={suggestedName(open.passkey)}
          onSave={(name) => add(open.passkey, name)}
          onClose={close}
        >
          {isSimulated && <Banner tone="info">{t('signInSecurity.passkeys.simulated')}</Banner>}
        </PasskeyDialog>
      )}
      {open?.kind === 'rename' && (
        <PasskeyDialog
          title={t('signInSecurity.passkeys.renameTitle')}
          name={open.passkey.name}
          onSave={(name) => rename(open.passkey, name)}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          title={t('signInSecurity.passkeys.removal.title', { name: open.passkey.name })}
          description={removalText}
          cancelLabel={t('signInSecurity.passkeys.removal.keep')}
          confirmLabel={t('signInSecurity.passkeys.removal.confirm')}
          onCancel={close}
          onConfirm={() => remove(open.passkey)}
        />
      )}
    </>
  );

  /** Browser and operating system, e.g. “Chrome on macOS”. */
  function suggestedName({ browser, system }: NewPasskey): string {
    if (browser === undefined || system === undefined) return t('signInSecurity.passkeys.defaultName');
    return t('session.list.device', { browser, system });
  }
}
