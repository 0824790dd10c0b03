import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClassName } from '../../../shared/components/Button/buttonClassName.ts';
import { RouteLink } from '../../../shared/components/RouteLink/RouteLink.tsx';
import { PageLinksContext } from '../../../shared/pages/PageLinksContext.ts';
import styles from './RelatedPages.module.scss';

/** Below the rules' own address. */
const pages = [
  { to: 'impact', titleKey: 'navigation.impact' },
  { to: 'checks', titleKey: 'navigation.ruleChecks' },
] as const;

/** Leads to what tells of the rules: a navigation that was published before these pages were there does not list them [NV-1]. */
export function RelatedPages() {
  const { t } = useTranslation();
  const { hasPage } = use(PageLinksContext);
  const present = pages.filter(({ to }) => hasPage(`/return-rules/${to}`));
  if (present.length === 0) return undefined;
  return (
    <nav className={styles.pages} aria-label={t('navigation.returnRules')}>
      {present.map(({ to, titleKey }) => (
        <RouteLink key={to} to={to} relative="path" className={buttonClassName({ variant: 'quiet', size: 'compact' })}>
          {t(titleKey)}
        </RouteLink>
      ))}
    </nav>
  );
}
