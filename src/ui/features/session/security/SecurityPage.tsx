import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { PageColumns } from '../../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../../shared/components/PageHeader/PageHeader.tsx';
import { ACCOUNT_DIALOG, useDialogAddress } from '../../../shared/forms/useDialogAddress.ts';
import { useService } from '../../../shared/services.tsx';
import { ChangePasswordDialog } from '../password/ChangePasswordDialog.tsx';
import { RecentActivityCard } from './RecentActivityCard.tsx';
import { SecondFactorCards } from './SecondFactorCards.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/** Account page of every user: second factor, password and sessions. Changes take effect at once. */
export const SecurityPage = observer(function SecurityPage() {
  const { t } = useTranslation();
  const extensions = useService(BrandingStore).configuration?.extensions;
  const hasSecondFactor = extensions?.secondFactor === true;
  return (
    <>
      <PageHeader
        title={t('navigation.signInSecurity')}
        description={t(hasSecondFactor ? 'signInSecurity.description' : 'signInSecurity.descriptionBasic')}
      />
      <PageColumns aside={extensions?.sessions ? <SessionsAside /> : undefined}>
        {hasSecondFactor && <SecondFactorCards />}
        {extensions?.userManagement && <PasswordCard />}
      </PageColumns>
    </>
  );
});

const SessionsAside = () => (
  <>
    <SessionsCard />
    <RecentActivityCard />
  </>
);

function PasswordCard() {
  const { t } = useTranslation();
  const { opened, open, close } = useDialogAddress(ACCOUNT_DIALOG);
  return (
    <Card
      title={t('signIn.password')}
      description={t('signInSecurity.password.description')}
      actions={<Button onPress={() => open('password')}>{t('session.password.title')}</Button>}
    >
      {opened === 'password' && <ChangePasswordDialog onClose={close} />}
    </Card>
  );
}
