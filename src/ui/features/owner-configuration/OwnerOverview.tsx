import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { useService } from '../../shared/services.tsx';
import { FooterLinkFields } from '../footer-links/FooterLinkFields.tsx';
import { FeatureList } from './FeatureList.tsx';
import { AddressValidation } from './MerchantDefaultsCard.tsx';
import { MerchantsSeeCard } from './MerchantsSeeCard.tsx';
import { PartCard } from './overview/PartCard.tsx';
import { InheritedCard } from './overview/InheritedCard.tsx';
import { OwnLinksCard } from './OwnLinksCard.tsx';
import { useMerchants } from '../../shared/search/useMerchants.ts';
import { WithOrganisation } from './WithOrganisation.tsx';
import { NavigationEditor } from '../../../application/navigation/NavigationEditor.ts';
import { useEditor } from '../../shared/changes/useEditor.ts';
import { Icon } from '../../shared/components/Icon/Icon.tsx';
import { useConfiguredText } from '../../shared/texts/useTextKey.ts';
import styles from './OwnerOverview.module.scss';
import { BrandingEditor } from '../../../application/branding/BrandingEditor.ts';
import { ACCENT_BACKGROUNDS } from '../../../domain/theme/accent.ts';
import { AccentSamples } from '../branding/colours/AccentSamples.tsx';
import { ColourField } from '../branding/colours/ColourField.tsx';
import { LogoPicture } from '../branding/logo/LogoPicture.tsx';

/**
 * Page for the owner's configuration [CF-1]. Users edit colour, links and switches on this page, and each other part on
 * its own page.
 */
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
              <InheritedCard />
              <OwnLinksCard />
            </>
          }
        >
          <BrandingPart />
          <PartCard title={t('navigation.footerLinks')} page="footer-links" kinds={['footerLink']}>
            <FooterLinkFields isOwners />
          </PartCard>
          <FeaturesPart />
          <NavigationPart />
        </PageColumns>
      </WithOrganisation>
    </>
  );
});

function FeaturesPart() {
  const { t } = useTranslation();
  const all = useMerchants({})?.total;
  return (
    <PartCard
      title={t('navigation.ownerFeatures')}
      page="features"
      kinds={['flag', 'limit', 'hiddenPages', 'secondFactor']}
      density="flush"
    >
      <FeatureList>
        <AddressValidation all={all} />
      </FeatureList>
    </PartCard>
  );
}

const NavigationPart = observer(function NavigationPart() {
  const { t } = useTranslation();
  const textOf = useConfiguredText();
  const editor = useEditor(NavigationEditor);
  const { sections, pages = [] } = editor.pending;
  const shownSections = sections ?? [{ title: undefined, pages }];
  return (
    <PartCard title={t('navigation.ownerNavigation')} page="navigation" kinds={['navigation']}>
      <p className={styles.whom}>{t('ownerConfiguration.takeOver.navigation')}</p>
      <div className={styles.sections}>
        {shownSections.map(({ title, pages: own }, index) => (
          // The key contains the index, because two sections may have the same title or no title.
          <section key={`${title ?? ''} ${index}`}>
            {title !== undefined && <h3 className={styles.title}>{textOf(title)}</h3>}
            <ul className={styles.pages}>
              {own.map((page) => (
                <li key={`${page.title} ${page.url}`} className={styles.page}>
                  <Icon name={page.icon ?? ''} size="small" />
                  <span dir="auto">{textOf(page.title)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PartCard>
  );
});

const BrandingPart = observer(function BrandingPart() {
  const { t } = useTranslation();
  const owner = useService(BrandingStore).configuration;
  const editor = useEditor(BrandingEditor);
  const ownLogo = editor.logo('pending');
  const logo = ownLogo || owner?.logoUrl;
  const darkLogo = ownLogo === '' || ownLogo === owner?.logoUrl ? (owner?.altLogoUrl ?? logo) : ownLogo;
  return (
    <PartCard title={t('navigation.branding')} page="branding" kinds={['logo', 'colour', 'logoText', 'logoSize']}>
      <div className={styles.branding}>
        <div className={styles.logos}>
          {(['light', 'dark'] as const).map((theme) => {
            const url = theme === 'light' ? logo : darkLogo;
            return (
              <figure key={theme} className={styles.logo}>
                <div className={styles.ground} style={{ backgroundColor: ACCENT_BACKGROUNDS[theme].canvas }}>
                  {url !== undefined && <LogoPicture url={url} alt="" />}
                </div>
                <figcaption className={styles.caption}>{t(`ownerConfiguration.branding.logos.${theme}`)}</figcaption>
              </figure>
            );
          })}
        </div>
        <ColourField name="primaryColor" editor={editor} />
        <AccentSamples colour={editor.pendingTheme.primaryColor} />
      </div>
    </PartCard>
  );
});
