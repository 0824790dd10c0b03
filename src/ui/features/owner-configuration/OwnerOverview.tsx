import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { configPartOf, type ConfigPartKind } from '../../../domain/application-config/configPart.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { Pill } from '../../shared/components/Pill/Pill.tsx';
import { RouteLink } from '../../shared/components/RouteLink/RouteLink.tsx';
import { VisuallyHidden } from '../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import { useService } from '../../shared/services.tsx';
import { OwnLinksCard } from './OwnLinksCard.tsx';
import { MerchantsSeeCard } from './MerchantsSeeCard.tsx';
import styles from './OwnerOverview.module.scss';
import { useMerchantCount } from './useMerchantCount.ts';
import { WithOrganisation } from './WithOrganisation.tsx';

type Part = {
  readonly id: 'branding' | 'navigation' | 'footerLinks' | 'features';
  readonly path: string;
  readonly title:
    | 'navigation.branding'
    | 'navigation.ownerNavigation'
    | 'navigation.footerLinks'
    | 'navigation.ownerFeatures';
  readonly kinds: readonly ConfigPartKind[];
};

const parts: readonly Part[] = [
  { id: 'branding', path: 'branding', title: 'navigation.branding', kinds: ['logo', 'colour', 'logoText', 'logoSize'] },
  { id: 'footerLinks', path: 'footer-links', title: 'navigation.footerLinks', kinds: ['footerLink'] },
  { id: 'features', path: 'features', title: 'navigation.ownerFeatures', kinds: ['flag', 'limit'] },
  { id: 'navigation', path: 'navigation', title: 'navigation.ownerNavigation', kinds: ['navigation'] },
];

/** What the owner gives to everyone who signs in: each part with what is pending of it, and who sees it. */
export const OwnerOverview = observer(function OwnerOverview() {
  const { t } = useTranslation();
  const owner = useService(BrandingStore).configuration?.carrierName;
  return (
    <>
      <PageHeader title={t('ownerConfiguration.title')} description={t('ownerConfiguration.description', { owner })} />
      <WithOrganisation>
        <PageColumns
          aside={
            <>
              <MerchantsSeeCard />
              <OwnLinksCard />
            </>
          }
        >
          <Parts />
        </PageColumns>
      </WithOrganisation>
    </>
  );
});

const Parts = observer(function Parts() {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const merchants = useMerchantCount();
  const kindsChanged = changes.list.flatMap(({ type, key }) =>
    type === 'APPLICATION_CONFIG_OWNER' ? (configPartOf(key)?.kind ?? []) : [],
  );
  return (
    <Card
      density="flush"
      title={t('ownerConfiguration.takeOver.title')}
      description={t('ownerConfiguration.takeOver.description')}
      actions={
        merchants !== undefined && <Pill>{t('ownerConfiguration.takeOver.merchants', { number: merchants })}</Pill>
      }
    >
      <ul className={styles.parts}>
        {parts.map(({ id, path, title, kinds }) => {
          const changed = kindsChanged.filter((kind) => kinds.includes(kind)).length;
          return (
            <li key={id} className={styles.part}>
              <div className={styles.words}>
                <span className={styles.name}>
                  {t(title)}{' '}
                  {changed > 0 && <Pill tone="pending">{t('branding.colours.changed', { count: changed })}</Pill>}
                </span>
                <span className={styles.whom}>{t(`ownerConfiguration.takeOver.${id}`)}</span>
              </div>
              <RouteLink to={`/configuration/${path}`} className={styles.open}>
                <span aria-hidden>{t('ownerConfiguration.open')}</span>
                <VisuallyHidden>{t('ownerConfiguration.openNamed', { page: t(title) })}</VisuallyHidden>
              </RouteLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
});
