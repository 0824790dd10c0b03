import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { pagesOf } from '../../../../domain/navigation/goToKeys.ts';
import { buttonClassName } from '../../../shared/components/Button/buttonClassName.ts';
import { RouteLink } from '../../../shared/components/RouteLink/RouteLink.tsx';
import { PageLinksContext } from '../../../shared/pages/PageLinksContext.ts';
import { useService } from '../../../shared/services.tsx';
import styles from './RelatedPages.module.scss';

const RULES = '/return-rules';
/** Pages with paths relative to the rules page. */
const pages = [
  { to: 'impact', titleKey: 'navigation.impact' },
  { to: 'checks', titleKey: 'navigation.ruleChecks' },
] as const;

/** Links to related pages. A navigation that was published before these pages existed does not list them [NV-1]. */
export const RelatedPages = observer(function RelatedPages() {
  const { t } = useTranslation();
  const { hasPage } = use(PageLinksContext);
  const { configuration } = useService(CompanyStore);
  const { pages: listed = [], sections = [] } = configuration?.features.navigation ?? {};
  const urls = new Set(pagesOf([...sections, { pages: listed }]).map(({ url }) => url));
  const unlistedPages = pages.filter(({ to }) => hasPage(`${RULES}/${to}`) && !urls.has(`${RULES}/${to}`));
  if (unlistedPages.length === 0) return undefined;
  return (
    <nav className={styles.pages} aria-label={t('navigation.returnRules')}>
      {unlistedPages.map(({ to, titleKey }) => (
        <RouteLink key={to} to={to} relative="path" className={buttonClassName({ variant: 'quiet', size: 'compact' })}>
          {t(titleKey)}
        </RouteLink>
      ))}
    </nav>
  );
});
