import { useTranslation } from 'react-i18next';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { RouteLink } from '../../shared/components/RouteLink/RouteLink.tsx';

export function DemoPreviewLink({ address }: { readonly address: string }) {
  const { t } = useTranslation();
  return (
    <Banner tone="info">
      <KeyedText>{t('demo.previewLink.note')}</KeyedText>{' '}
      <RouteLink to={address}>{t('demo.previewLink.open')}</RouteLink>
    </Banner>
  );
}
