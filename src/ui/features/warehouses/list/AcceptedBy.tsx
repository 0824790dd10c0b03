import { Check, CircleAlert, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import type { AddressVerdicts } from '../../../../application/warehouses/AddressVerdicts.ts';
import type { ObservableWarehouseRow } from '../../../../application/warehouses/ObservableWarehouseRow.ts';
import { useService } from '../../../shared/services.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { carrierVerdictsOf } from '../../../../domain/warehouses/address/carrierVerdicts.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { VisuallyHidden } from '../../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import { useCarrierName } from '../../../shared/names/useCarrierName.ts';
import styles from './AcceptedBy.module.scss';

export type AcceptedByProps = { readonly row: ObservableWarehouseRow; readonly verdicts: AddressVerdicts };

/** Requests the validation of the address once the row is rendered [WH-7]. */
export const AcceptedBy = observer(function AcceptedBy({ row: { address, isRemoved }, verdicts }: AcceptedByProps) {
  const { t } = useTranslation();
  const { configuration } = useService(CompanyStore);
  const carrierName = useCarrierName();
  const check = address && verdicts.checkOf(address);
  const needsValidation = address !== undefined && !isRemoved;
  useEffect(
    function requestValidation() {
      if (needsValidation) verdicts.ask(address);
    },
    [needsValidation, address, verdicts],
  );
  if (!configuration || !check || isRemoved) return undefined;
  switch (check.kind) {
    case 'unchecked':
    case 'loading':
      return <span className={styles.muted}>{t('returnAddresses.check.loading')}</span>;
    case 'failed':
      return <span className={styles.muted}>{t('returnAddresses.check.failedShort')}</span>;
    case 'valid':
    case 'invalid':
      if (check.verdict.kind === 'not-found')
        return (
          <span className={styles.invalid}>
            <Glyph of={CircleAlert} size="small" />
            <KeyedText>{t('returnAddresses.check.notValid')}</KeyedText>
          </span>
        );
      return (
        <ul className={styles.carriers}>
          {carrierVerdictsOf(configuration, check.verdict).map(({ carrierId, isAccepting }) => (
            <li key={carrierId} className={isAccepting ? styles.accepting : styles.refusing}>
              <Glyph of={isAccepting ? Check : X} size="small" />
              <bdi className={styles.carrier}>{carrierName(carrierId)}</bdi>
              {!isAccepting && <VisuallyHidden>{t('returnAddresses.check.refuses')}</VisuallyHidden>}
            </li>
          ))}
        </ul>
      );
  }
});
