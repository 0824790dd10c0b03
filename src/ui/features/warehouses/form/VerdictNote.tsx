import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import type { AddressCheck } from '../../../../domain/warehouses/address/addressCheck.ts';
import { isOn } from '../../../../domain/company/merchantDefaults.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { useService } from '../../../shared/services.tsx';
import { useCarrierList } from '../../../shared/names/useCarrierName.ts';
import styles from './WarehouseDialog.module.scss';

export type VerdictNoteProps = { readonly check: AddressCheck; readonly onRetry: () => void };

/** Result of the address validation, shown above the fields [WH-6] [WH-7]. */
export const VerdictNote = observer(function VerdictNote({ check, onRetry }: VerdictNoteProps) {
  const { t } = useTranslation();
  const { configuration } = useService(CompanyStore);
  const listOf = useCarrierList();
  const stopsPublishing = isOn(configuration?.features.addressValidationRequired);
  // Always render the live region, because it must exist before its content.
  return (
    <output className={styles.note}>
      {check.kind === 'failed' && (
        <Banner
          tone="info"
          action={
            <Button size="compact" onPress={onRetry}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('returnAddresses.check.failed')}
        </Banner>
      )}
      {check.kind === 'invalid' && (
        <Banner tone="critical" title={t('wl.constants.addressNotValid')}>
          <KeyedText>
            {check.verdict.kind === 'refused-by-carriers'
              ? t('returnAddresses.check.refusedBy', { carriers: listOf(check.verdict.carrierIds) })
              : t('returnAddresses.check.notFound')}
          </KeyedText>{' '}
          <KeyedText>{stopsPublishing && t('returnAddresses.check.stopsPublishing')}</KeyedText>
        </Banner>
      )}
      {check.kind === 'valid' && check.verdict.kind === 'accepted-by-some' && (
        <Banner tone="info">
          <KeyedText>{t('returnAddresses.check.someRefuse', { carriers: listOf(check.verdict.carrierIds) })}</KeyedText>{' '}
          {check.verdict.supportEmail !== undefined && (
            <a href={`mailto:${check.verdict.supportEmail}`}>{check.verdict.supportEmail}</a>
          )}
        </Banner>
      )}
    </output>
  );
});
