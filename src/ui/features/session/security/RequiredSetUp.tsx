import { LogOut } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { SessionStore } from '../../../../application/session/SessionStore.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { BrandMark } from '../../../shared/components/BrandMark/BrandMark.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { PageHeader } from '../../../shared/components/PageHeader/PageHeader.tsx';
import { useViewTitle } from '../../../shared/document/useDocumentTitle.ts';
import { useService } from '../../../shared/services.tsx';
import styles from './RequiredSetUp.module.scss';
import { SecondFactorCards } from './SecondFactorCards.tsx';

/** Only page of a user who must set up the required second factor. Reads no company, because the service refuses it. */
export const RequiredSetUp = observer(function RequiredSetUp({ onSetUp }: { readonly onSetUp: () => void }) {
  const { t } = useTranslation();
  const { configuration } = useService(BrandingStore);
  const sessions = useService(SessionStore);
  const title = t('navigation.signInSecurity');
  useViewTitle(title);
  if (!configuration) return undefined;
  return (
    <main id="content" className={styles.page} tabIndex={-1}>
      <div className={styles.brand}>
        <BrandMark
          name={configuration.carrierName}
          logoUrl={configuration.logoUrl}
          darkLogoUrl={configuration.altLogoUrl}
        />
        <span className={styles.product}>{configuration.productName}</span>
      </div>
      <PageHeader
        title={title}
        description={t('signInSecurity.description')}
        actions={
          <Button icon={<Glyph of={LogOut} />} onPress={() => void sessions.signOut()}>
            {t('userMenu.signOut')}
          </Button>
        }
      />
      <Banner tone="warning" title={t('signInSecurity.setUp.title')}>
        {t('signInSecurity.setUp.description')}
      </Banner>
      <SecondFactorCards onSetUp={onSetUp} />
    </main>
  );
});
