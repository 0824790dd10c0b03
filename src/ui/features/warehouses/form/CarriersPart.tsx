import { Check, CircleDashed, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import type { AddressCheck } from '../../../../domain/warehouses/address/addressCheck.ts';
import { carriersToValidate } from '../../../../domain/warehouses/address/addressContext.ts';
import { carrierVerdictsOf } from '../../../../domain/warehouses/address/carrierVerdicts.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { useService } from '../../../shared/services.tsx';
import { useCarrierName } from '../../../shared/names/useCarrierName.ts';
import styles from './CarriersPart.module.scss';
import dialog from './WarehouseDialog.module.scss';

export const CarriersPart = observer(function CarriersPart({ check }: { readonly check: AddressCheck }) {
  const { t } = useTranslation();
  const id = useId();
  const { configuration } = useService(CompanyStore);
  const carrierName = useCarrierName();
  if (!configuration) return undefined;
  const isAnswered = check.kind === 'valid' || check.kind === 'invalid';
  const carriers = isAnswered
    ? carrierVerdictsOf(configuration, check.verdict)
    : carriersToValidate(configuration).map((carrierId) => ({ carrierId, isAccepting: undefined }));
  return (
    <section className={dialog.part} aria-labelledby={id}>
      <h3 id={id} className={dialog.heading}>
        {t('returnAddresses.columns.acceptedBy')}
      </h3>
      {check.kind === 'loading' && <p className={dialog.muted}>{t('returnAddresses.check.loading')}</p>}
      {!isAnswered && check.kind !== 'loading' && (
        <p className={dialog.muted}>{t('returnAddresses.check.askedOnceWhole')}</p>
      )}
      <ul className={dialog.list}>
        {carriers.map(({ carrierId, isAccepting }) => (
          <li key={carrierId} className={styles.carrier}>
            <Glyph
              of={isAccepting === undefined ? CircleDashed : isAccepting ? Check : X}
              size="small"
              className={isAccepting === undefined ? styles.unknown : isAccepting ? styles.accepting : styles.refusing}
            />
            <bdi>{carrierName(carrierId)}</bdi>
            {isAccepting === false && <span className={dialog.muted}>{t('returnAddresses.check.refuses')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
});
