import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarriersEditor } from '../../../../application/carriers/CarriersEditor.ts';
import { accountFieldsOf } from '../../../../domain/carriers/account/accountFields.ts';
import type { CarrierCard } from '../../../../domain/carriers/setup/carrierCards.ts';
import { RuleLinks } from '../../../shared/settings/RuleLinks.tsx';
import { useCountryName } from '../../../shared/names/countryNames.ts';
import { useNameList } from '../../../shared/names/useNameList.ts';
import { useAccountFormat } from '../form/useAccountFormat.ts';
import styles from './CarrierFacts.module.scss';
import { accountProblems } from '../../../../domain/carriers/account/accountProblems.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import accountStyles from './AccountFacts.module.scss';

const MAX_LISTED = 3;

export type CarrierFactsProps = {
  readonly editor: CarriersEditor;
  readonly card: CarrierCard;
  /** Whether to show the account. False if a form next to the facts already shows it. */
  readonly hasAccount?: boolean | undefined;
};

export const CarrierFacts = observer(function CarrierFacts({ editor, card, hasAccount = true }: CarrierFactsProps) {
  const { t } = useTranslation();
  const countryName = useCountryName();
  const listOf = useNameList();
  const formatOf = useAccountFormat();
  const { carrierCompanyId, carrier, change } = card;
  const use = editor.useOf(carrierCompanyId);
  const fields = accountFieldsOf(carrierCompanyId);
  if (!use || change === 'removed') return undefined;
  return (
    <dl className={styles.facts}>
      {hasAccount && carrier && fields.length > 0 && (
        <Fact name={t('carriers.facts.account')}>
          <AccountFacts card={card} />
        </Fact>
      )}
      {!carrier && (
        <Fact name={t('carriers.facts.needs')}>
          {fields.length === 0
            ? t('carriers.needsNothing')
            : fields
                .filter(({ isRequired }) => isRequired)
                .map((field) => `${t(`changes.fields.${field.name}`)}: ${formatOf(field)}`)
                .join(' ')}
        </Fact>
      )}
      {carrier && (
        <Fact name={t('carriers.facts.usedBy')} isMuted={!use.isDefault && use.rules.length === 0}>
          {use.isDefault || use.rules.length > 0 ? (
            <ul className={styles.list}>
              {use.isDefault && <li>{t('carriers.everyReturn')}</li>}
              <RuleLinks rules={use.rules} />
            </ul>
          ) : (
            t('carriers.usedByNothing')
          )}
        </Fact>
      )}
      <Fact name={t('carriers.facts.countries')} isMuted={use.countries.length === 0}>
        {use.countries.length === 0 ? t('carriers.noCountry') : listOf(use.countries.map(countryName), MAX_LISTED)}
      </Fact>
      <Fact name={t('carriers.facts.addresses')} isMuted={use.addresses.length === 0}>
        {use.addresses.length === 0 ? (
          t('carriers.noAddress')
        ) : (
          <bdi>
            {listOf(
              use.addresses.map((id) => editor.addressName(id)),
              MAX_LISTED,
            )}
          </bdi>
        )}
      </Fact>
    </dl>
  );
});

type FactProps = { readonly name: string; readonly isMuted?: boolean; readonly children: ReactNode };

function Fact({ name, isMuted = false, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={isMuted ? styles.name : undefined}>{children}</dd>
    </div>
  );
}

/** Values of a carrier account, without secrets. */
function AccountFacts({ card: { carrierCompanyId, carrier } }: { readonly card: CarrierCard }) {
  const { t } = useTranslation();
  const account = carrier?.account ?? {};
  const filledFields = accountFieldsOf(carrierCompanyId).filter(({ name }) => (account[name] ?? '') !== '');
  const isComplete = accountProblems(carrierCompanyId, account, account).length === 0;
  return (
    <ul className={accountStyles.numbers}>
      {filledFields.map(({ name, isSecret }) => (
        <li key={name}>
          {filledFields.length > 1 && (
            <span className={accountStyles.name}>
              <KeyedText>{t(`changes.fields.${name}`)}</KeyedText>{' '}
            </span>
          )}
          <KeyedText>
            {isSecret ? t('carriers.secretKept') : <bdi className={accountStyles.number}>{account[name]}</bdi>}
          </KeyedText>
        </li>
      ))}
      {!isComplete && <li className={accountStyles.missing}>{t('carriers.accountMissing')}</li>}
    </ul>
  );
}
