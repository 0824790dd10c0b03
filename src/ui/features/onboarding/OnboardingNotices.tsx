import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PublishingStore } from '../../../application/publishing/PublishingStore.ts';
import type { NewMerchantsEditor } from '../../../application/onboarding/NewMerchantsEditor.ts';
import { onboardedBy } from '../../../domain/onboarding/onboardingCommand.ts';
import { signupFailureKey } from '../../../domain/onboarding/tradingName.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';
import { RouteLink } from '../../shared/components/RouteLink/RouteLink.tsx';
import { useService } from '../../shared/services.tsx';
import { useFailureText } from '../../shared/failures/useFailureText.ts';
import styles from './OnboardingNotices.module.scss';

const MAX_LINKED = 10;

export type OnboardingNoticesProps = {
  readonly editor: NewMerchantsEditor;
  readonly onEdit: (companyId: string, part?: 'signup') => void;
};

/** After a publish, shows the merchant at which it has stopped, or the onboarded merchants with their next steps. */
export const OnboardingNotices = observer(function OnboardingNotices({ editor, onEdit }: OnboardingNoticesProps) {
  const { t } = useTranslation();
  const { stopReason, receipt } = useService(PublishingStore);
  const failureText = useFailureText();
  const onboarded = receipt ? onboardedBy(receipt.keys) : [];
  const stoppedMerchant = stopReason?.call === undefined ? undefined : editor.find(stopReason.call);
  if (stopReason && stoppedMerchant && (stopReason.step === 'onboarding' || stopReason.step === 'signup')) {
    const { cause, step } = stopReason;
    const { companyId, companyName } = stoppedMerchant.onboarding;
    const texts = failureText(stopReason);
    const isRefusedSignup = step === 'signup' && cause.kind === 'rejected';
    return (
      <Banner
        tone="critical"
        title={t(`onboarding.stopped.${step}`, { name: companyName })}
        action={
          cause.kind === 'rejected' && (
            <Button onPress={() => onEdit(companyId, isRefusedSignup ? 'signup' : undefined)}>
              {t('onboarding.pending.edit', { name: companyName })}
            </Button>
          )
        }
      >
        {isRefusedSignup ? t(signupFailureKey(cause.message)) : (texts.reason ?? texts.message)}
      </Banner>
    );
  }
  if (onboarded.length === 0) return undefined;
  return (
    <Banner tone="success" title={t('onboarding.done.title', { count: onboarded.length })}>
      <p>{t('onboarding.done.next')}</p>
      <ul className={styles.links}>
        {onboarded.slice(0, MAX_LINKED).map((companyId) => (
          <li key={companyId}>
            <RouteLink to={`/merchants/overview?review=${encodeURIComponent(companyId)}`}>
              {t('onboarding.done.checklist', { id: companyId })}
            </RouteLink>
          </li>
        ))}
      </ul>
    </Banner>
  );
});
