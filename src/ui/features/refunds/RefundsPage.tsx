import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { CurrencyCard } from './cards/CurrencyCard.tsx';
import { ExampleCard } from './cards/ExampleCard.tsx';
import { PayersCard } from './cards/PayersCard.tsx';
import { PaymentsCard } from './cards/PaymentsCard.tsx';
import { RefundsCard } from './cards/RefundsCard.tsx';

export const RefundsPage = observer(function RefundsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('refunds.title')} description={t('refunds.description')} />
      <PageColumns
        aside={
          <>
            <ExampleCard />
            <PayersCard />
          </>
        }
      >
        <RefundsCard />
        <PaymentsCard />
        <CurrencyCard />
      </PageColumns>
    </>
  );
});
