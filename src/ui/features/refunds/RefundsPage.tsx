import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { LiveFields } from '../../shared/forms/LiveFields.tsx';
import { CurrencyCard } from './cards/CurrencyCard.tsx';
import { ExampleCard } from './cards/ExampleCard.tsx';
import { PayersCard } from './cards/PayersCard.tsx';
import { PaymentsCard } from './cards/PaymentsCard.tsx';
import { RefundsCard } from './cards/RefundsCard.tsx';
import styles from './RefundsPage.module.scss';

/** What customers get back, in which currency, and who pays; each field is a pending change of its own. */
export const RefundsPage = observer(function RefundsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('refunds.title')} description={t('refunds.description')} />
      <div className={styles.page}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <LiveFields>
              <RefundsCard />
              <PaymentsCard />
              <CurrencyCard />
            </LiveFields>
          </div>
          <div className={styles.aside}>
            <ExampleCard />
            <PayersCard />
          </div>
        </div>
      </div>
    </>
  );
});
