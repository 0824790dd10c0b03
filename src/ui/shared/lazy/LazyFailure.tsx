import { useTranslation } from 'react-i18next';
import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import styles from './LazyFailure.module.scss';

/** Says over the page that a part of it could not be fetched, and offers it again. */
export function LazyFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.failure}>
      <Banner
        tone="critical"
        isAlert
        title={t('errors.unreachable.title')}
        action={
          <Button size="compact" onPress={onRetry}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('errors.unreachable.description')}
      </Banner>
    </div>
  );
}
