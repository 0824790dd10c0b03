import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ActivityResource } from '../../../application/activity/ActivityResource.ts';
import type { ActivityVerdict } from '../../../domain/activity/activityEntry.ts';
import { useAnnouncement } from '../../shared/announcing/announce.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Card } from '../../shared/components/Card/Card.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { ReadFailure } from '../../shared/failures/ReadFailure.tsx';
import styles from './SealCheck.module.scss';
import { dateFormat } from '../../shared/dates/dateFormat.ts';

export type SealCheckProps = { readonly store: ActivityResource; readonly rootOrgId: string };

export const SealCheck = observer(function SealCheck({ store, rootOrgId }: SealCheckProps) {
  const { t, i18n } = useTranslation();
  const { verdict } = store;
  const isRunning = verdict.kind === 'loading' || (verdict.kind === 'ready' && verdict.refresh === 'loading');
  const verification = verdict.kind === 'ready' ? verdict.value : undefined;
  const run = (): void => void store.verify(rootOrgId);
  const numbers = new Intl.NumberFormat(i18n.language);
  const resultText = verification ? intactText(verification) : t('activity.check.ready');
  useAnnouncement(verification?.kind === 'intact' ? resultText : '');

  function intactText(intact: ActivityVerdict): string {
    if (intact.kind !== 'intact') return '';
    const { entries, since } = intact;
    if (since === undefined) return t('activity.check.empty');
    const day = dateFormat(i18n.language, { dateStyle: 'long' }).format(new Date(since));
    return t('activity.check.intact', { since: day, number: numbers.format(entries) });
  }
  const check = (
    <Button size="compact" isPending={isRunning} onPress={run}>
      {t(isRunning ? 'activity.check.running' : verification ? 'activity.check.again' : 'activity.check.run')}
    </Button>
  );
  if (verdict.kind === 'failed')
    return <ReadFailure failure={verdict.failure} title={t('activity.check.failed')} onRetry={run} />;
  if (verification?.kind === 'broken')
    return (
      <Banner
        tone="critical"
        isAlert
        action={check}
        title={t('activity.check.broken', {
          company: verification.companyId,
          number: numbers.format(verification.sequence),
        })}
      >
        {t('activity.check.brokenWhat')}
      </Banner>
    );
  return (
    <Card density="compact">
      <div className={styles.check}>
        <Glyph of={verification ? ShieldCheck : ShieldAlert} className={verification ? styles.intact : styles.open} />
        <p className={styles.said}>
          <KeyedText>{resultText}</KeyedText>
          {verification?.lastHash !== undefined && (
            <span className={styles.seal}>
              <KeyedText>{t('activity.check.seal')}</KeyedText>{' '}
              <code dir="ltr">{verification.lastHash.slice(0, 12)}</code>
            </span>
          )}
        </p>
        {check}
      </div>
    </Card>
  );
});
