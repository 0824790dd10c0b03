import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClassName } from '../../shared/components/Button/buttonClassName.ts';
import { EmptyState } from '../../shared/components/EmptyState/EmptyState.tsx';

/** For every address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <EmptyState
      isPage
      title={t('errors.notFoundPage.title')}
      action={
        <Link to="/" className={buttonClassName()}>
          {t('errors.notFoundPage.home')}
        </Link>
      }
    >
      {t('errors.notFoundPage.description')}
    </EmptyState>
  );
}
