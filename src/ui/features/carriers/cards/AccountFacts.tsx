import { useTranslation } from 'react-i18next';
import { accountFieldsOf } from '../../../../domain/carriers/account/accountFields.ts';
import { accountProblems } from '../../../../domain/carriers/account/accountProblems.ts';
import type { CarrierCard } from '../../../../domain/carriers/setup/carrierCards.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import styles from './AccountFacts.module.scss';

/** Values of a carrier account, without secrets. */
export function AccountFacts({ card: { carrierCompanyId, carrier } }: { readonly card: CarrierCard }) {
  const { t } = useTranslation();
  const account = carrier?.account ?? {};
  const filledFields = accountFieldsOf(carrierCompanyId).filter(({ name }) => (account[name] ?? '') !== '');
  const isComplete = accountProblems(carrierCompanyId, account, account).length === 0;
  return (
    <ul className={styles.numbers}>
      {filledFields.map(({ name, isSecret }) => (
        <li key={name}>
          {filledFields.length > 1 && (
            <span className={styles.name}>
              <KeyedText>{t(`changes.fields.${name}`)}</KeyedText>{' '}
            </span>
          )}
          <KeyedText>
            {isSecret ? t('carriers.secretKept') : <bdi className={styles.number}>{account[name]}</bdi>}
          </KeyedText>
        </li>
      ))}
      {!isComplete && <li className={styles.missing}>{t('carriers.accountMissing')}</li>}
    </ul>
  );
}
