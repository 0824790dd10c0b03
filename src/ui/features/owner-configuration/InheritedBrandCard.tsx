import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/components/Card/Card.tsx';
import { RouteLink } from '../../shared/components/RouteLink/RouteLink.tsx';
import styles from './OwnerFeatures.module.scss';
import { useMerchants } from './useMerchants.ts';
import { useOwnerFlag } from './useOwnerFlag.ts';

/**
 * Card with the number of merchants that show the owner's brand, and the number of merchants that show a sub-brand
 * [BR-10].
 */
export const InheritedBrandCard = observer(function InheritedBrandCard() {
  const { t, i18n } = useTranslation();
  const { choice } = useOwnerFlag('shouldCheckForSubBrand');
  const all = useMerchants()?.total;
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
