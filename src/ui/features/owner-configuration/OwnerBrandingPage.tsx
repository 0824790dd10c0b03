import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingEditor } from '../../../application/branding/BrandingEditor.ts';
import { useEditor } from '../../shared/changes/useEditor.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { AccentSamples } from '../branding/colours/AccentSamples.tsx';
import { ColoursCard } from '../branding/colours/ColoursCard.tsx';
import { LogoCard } from '../branding/logo/LogoCard.tsx';
import { useLogoColours } from '../branding/useLogoColours.ts';
import { MerchantsSeeCard } from './MerchantsSeeCard.tsx';
import { WithOrganisation } from './WithOrganisation.tsx';
import { RouteLink } from '../../shared/components/RouteLink/RouteLink.tsx';
import styles from './OwnerFeatures.module.scss';
import { useMerchants } from '../../shared/search/useMerchants.ts';
import { useOwnerFlag } from './useOwnerFlag.ts';

/** Page to edit the owner's brand [BR-1] [PB-17]. */
export function OwnerBrandingPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('navigation.branding')} description={t('ownerConfiguration.branding.description')} />
      <WithOrganisation>
        <BrandingCards />
      </WithOrganisation>
    </>
  );
}

const BrandingCards = observer(function BrandingCards() {
  const { t } = useTranslation();
  const editor = useEditor(BrandingEditor);
  const logoColours = useLogoColours(editor.logo('pending'));
  return (
    <PageColumns
      aside={
        <>
          <MerchantsSeeCard />
          <InheritedBrandCard />
        </>
      }
    >
      <LogoCard editor={editor} />
      <ColoursCard editor={editor} logoColours={logoColours} />
      <Card title={t('branding.accent.title')}>
        <AccentSamples colour={editor.pendingTheme.primaryColor} />
      </Card>
    </PageColumns>
  );
});

/**
 * Card with the number of merchants that show the owner's brand, and the number of merchants that show a sub-brand
 * [BR-10].
 */
const InheritedBrandCard = observer(function InheritedBrandCard() {
  const { t, i18n } = useTranslation();
  const { choice } = useOwnerFlag('shouldCheckForSubBrand');
  const all = useMerchants({})?.total;
  const branded = useMerchants({ own: 'sub-brand' })?.total;
  if (all === undefined || branded === undefined) return undefined;
  const numbers = new Intl.NumberFormat(i18n.language);
  const differing = choice.value ? branded : 0;
  return (
    <Card title={t('ownerConfiguration.takeOver.title')} description={t('ownerConfiguration.takeOver.branding')}>
      <div className={styles.touched}>
        <span>{t('ownerConfiguration.defaults.takenOver', { number: numbers.format(all - differing) })}</span>
        {differing > 0 && (
          <>
            <RouteLink to="/merchants/overview?own=sub-brand">
              {t('ownerConfiguration.features.with.sub-brand', {
                own: numbers.format(differing),
                all: numbers.format(all),
              })}
            </RouteLink>
            <span>{t('ownerConfiguration.features.shouldCheckForSubBrandHint')}</span>
          </>
        )}
      </div>
    </Card>
  );
});
