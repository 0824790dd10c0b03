import { useTranslation } from 'react-i18next';
import { buttonClassName } from '../../shared/components/Button/buttonClassName.ts';
import { RouteLink } from '../../shared/components/RouteLink/RouteLink.tsx';
import { EmptyState } from '../../shared/components/EmptyState/EmptyState.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <EmptyState
      isPage
      title={t('errors.notFoundPage.title')}
      action={
        <RouteLink to="/" className={buttonClassName()}>
          {t('errors.notFoundPage.home')}
        </RouteLink>
      }
    >
      {t('errors.notFoundPage.description')}
    </EmptyState>
  );
}
