import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MerchantSummary } from '../../../application/merchants/MerchantDirectory.ts';
import type { PortalState } from '../../../domain/merchants/portalState.ts';
import { Button } from '../../shared/components/Button.tsx';
import { Glyph } from '../../shared/components/Glyph.tsx';
import { Pill, type PillProps } from '../../shared/components/Pill.tsx';
import styles from './MerchantTable.module.scss';

const tones: Readonly<Record<PortalState, PillProps['tone']>> = {
  live: 'success',
  paused: 'warning',
  'setting-up': 'info',
  disabled: 'neutral',
};

/** The cells of one merchant. */
export function MerchantRow({
  merchant,
  onReview,
}: {
  readonly merchant: MerchantSummary;
  readonly onReview: (merchant: MerchantSummary) => void;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const { name, companyId, portalState, lastPublishedAt, area } = merchant;
  const date =
    lastPublishedAt === undefined
      ? t('merchants.neverPublished')
      : new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(lastPublishedAt));
  return (
    <>
      <span role="cell" className={styles.name} dir="auto">
        {name}
      </span>
      <span role="cell" className={styles.id} dir="ltr">
        {companyId}
      </span>
      <span role="cell">
        <Pill tone={tones[portalState]} hasDot={portalState === 'live'}>
          {t(`merchants.states.${portalState}`)}
        </Pill>
      </span>
      <span role="cell" className={styles.quiet}>
        {date}
      </span>
      <span role="cell" className={styles.quiet} dir="auto">
        {area ?? '–'}
      </span>
      <span role="cell" className={styles.action}>
        <Button
          variant="quiet"
          size="compact"
          aria-label={t('merchants.reviewNamed', { name })}
          onPress={() => onReview(merchant)}
        >
          {t('merchants.review')}
          <Glyph of={ArrowRight} size="small" isMirrored />
        </Button>
      </span>
    </>
  );
}
