import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { FooterLinksCard } from './FooterLinksCard.tsx';

/** The links at the foot of every page [CF-7]. */
export function FooterLinksPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('footerLinks.title')} description={t('footerLinks.pageDescription')} />
      <FooterLinksCard />
    </>
  );
}
