import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { RouteLink } from '../../../shared/components/RouteLink/RouteLink.tsx';
import styles from './BrokenChecks.module.scss';
import { useRuleChecks } from '../useRuleChecks.ts';

export const BrokenChecks = observer(function BrokenChecks() {
  const { t } = useTranslation();
  const count = useRuleChecks()?.broken.length ?? 0;
  if (count === 0) return undefined;
  return (
    <div className={styles.notice}>
      <Banner
        tone="warning"
        action={
          <RouteLink to="checks" relative="path">
            {t('ruleChecks.showAll')}
          </RouteLink>
        }
      >
        {t('ruleChecks.broken', { count })}
      </Banner>
    </div>
  );
});
