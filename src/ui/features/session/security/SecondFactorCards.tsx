import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { BrowserPasskeys } from '../../../../application/session/BrowserPasskeys.ts';
import { OwnSecondFactor } from '../../../../application/session/OwnSecondFactor.ts';
import { SecondFactorGateway, type TotpSecret } from '../../../../application/session/SecondFactorGateway.ts';
import type { PortFailure } from '../../../../application/shared/failure.ts';
import {
  canRemoveFactor,
  hasFactor,
  isLastFactor,
  REQUIRED_FACTOR,
  type SecondFactor,
} from '../../../../domain/session/second-factor/secondFactor.ts';
import type { Result } from '../../../../domain/shared/result.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { ConfirmDialog } from '../../../shared/components/ConfirmDialog/ConfirmDialog.tsx';
import { Skeleton } from '../../../shared/components/Skeleton/Skeleton.tsx';
import { ReadFailure } from '../../../shared/failures/ReadFailure.tsx';
import { useService } from '../../../shared/services.tsx';
import { AppDialog } from './AppDialog.tsx';
import { AuthenticatorCard } from './AuthenticatorCard.tsx';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodesCard } from './RecoveryCodesCard.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';

export type SecondFactorCardsProps = {
  /** Called once the required second factor is on and the recovery codes are saved. */
  readonly onSetUp?: (() => void) | undefined;
};

type Asking = 'removal' | 'renewal' | undefined;

/** Cards with the user’s second factor. Each change takes effect at once. */
export const SecondFactorCards = observer(function SecondFactorCards({ onSetUp }: SecondFactorCardsProps) {
  const { t } = useTranslation();
  const gateway = useService(SecondFactorGateway);
  const browserPasskeys = useService(BrowserPasskeys);
  const [store] = useState(() => new OwnSecondFactor(gateway, browserPasskeys));
  const [newApp, setNewApp] = useState<TotpSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [asking, setAsking] = useState<Asking>();
  const [failure, setFailure] = useState<PortFailure>();
  const [isRunning, setRunning] = useState(false);
  const { state } = store;
  const isSetUp = state.kind === 'ready' && hasFactor(state.value) && !newApp && !codes;

  useEffect(
    function readSecondFactor() {
      void store.load();
    },
    [store],
  );
  useEffect(
    function continueAfterSetUp() {
      if (isSetUp) onSetUp?.();
    },
    [isSetUp, onSetUp],
  );

  async function run<T>(write: () => Promise<Result<T, PortFailure>>, done: (value: T) => void): Promise<void> {
    setAsking(undefined);
    setFailure(undefined);
    setRunning(true);
    const outcome = await write();
    setRunning(false);
    if (outcome.ok) done(outcome.value);
    else setFailure(outcome.error);
  }

  if (state.kind === 'failed') return <ReadFailure failure={state.failure} onRetry={() => void store.load()} />;
  if (state.kind !== 'ready') return <Skeleton shape="row" count={3} />;
  const { totp, recoveryCodes } = state.value;
  const removalText = t(
    isLastFactor(state.value) ? 'signInSecurity.app.removal.description' : 'signInSecurity.app.removal.others',
  );
  return (
    <>
      {!onSetUp && <StateBanner factor={state.value} />}
      {failure && <WriteFailure failure={failure} onDismiss={() => setFailure(undefined)} />}
      <Passkeys
        factor={state.value}
        store={store}
        canAdd={browserPasskeys.isAvailable}
        isSimulated={browserPasskeys.isSimulated}
        removalText={removalText}
        isRunning={isRunning}
        run={run}
        onCodes={setCodes}
      />
      <AuthenticatorCard
        totp={totp}
        isRunning={isRunning}
        canRemove={canRemoveFactor(state.value)}
        onBegin={() => void run(() => store.beginTotp(), setNewApp)}
        onRemove={() => setAsking('removal')}
      />
      {hasFactor(state.value) && (
        <RecoveryCodesCard codes={recoveryCodes} isRunning={isRunning} onRenew={() => setAsking('renewal')} />
      )}
      {newApp && !codes && (
        <AppDialog
          app={newApp}
          isReplacing={totp !== undefined}
          onConfirm={(code) => store.confirmTotp(code)}
          onTurnedOn={(shownCodes) => {
            setCodes(shownCodes);
            announce(t('signInSecurity.app.turnedOn'));
          }}
          onClose={() => setNewApp(undefined)}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
      {asking === 'removal' && (
        <ConfirmDialog
          title={t('signInSecurity.app.removal.title')}
          description={removalText}
          cancelLabel={t('signInSecurity.app.removal.keep')}
          confirmLabel={t('signInSecurity.app.removal.confirm')}
          onCancel={() => setAsking(undefined)}
          onConfirm={() =>
            void run(
              () => store.removeTotp(),
              () =>
                announce(t(isLastFactor(state.value) ? 'signInSecurity.app.removed' : 'signInSecurity.app.removedOne')),
            )
          }
        />
      )}
      {asking === 'renewal' && (
        <ConfirmDialog
          title={t('signInSecurity.codes.renewal.title')}
          description={t('signInSecurity.codes.renewal.description')}
          confirmLabel={t('signInSecurity.codes.renewal.confirm')}
          onCancel={() => setAsking(undefined)}
          onConfirm={() => void run(() => store.createRecoveryCodes(), setCodes)}
        />
      )}
    </>
  );
});

/** Says whether the account has a second step, and who requires it. */
function StateBanner({ factor }: { readonly factor: SecondFactor }) {
  const { t } = useTranslation();
  const owner = useService(BrandingStore).configuration?.carrierName;
  const { requiredBy } = factor;
  const requirement = requiredBy && t(`signInSecurity.state.${requiredBy}`, { owner });
  if (hasFactor(factor))
    return (
      <Banner tone="success" title={t('signInSecurity.state.on')}>
        {requirement}
      </Banner>
    );
  return (
    <Banner tone={requiredBy ? 'warning' : 'info'} title={t('signInSecurity.state.off')}>
      {requirement ?? t('signInSecurity.state.offHint')}
    </Banner>
  );
}

type WriteFailureProps = { readonly failure: PortFailure; readonly onDismiss: () => void };

function WriteFailure({ failure, onDismiss }: WriteFailureProps) {
  const { t } = useTranslation();
  const isRequired = failure.kind === 'rejected' && failure.message === REQUIRED_FACTOR;
  return (
    <Banner tone="critical" isAlert title={t(`errors.${failure.kind}.title`)} onDismiss={onDismiss}>
      {t(isRequired ? REQUIRED_FACTOR : `errors.${failure.kind}.description`)}
    </Banner>
  );
}
