import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { RouteLink } from '../../../shared/components/RouteLink/RouteLink.tsx';
import { useMerchants } from '../../../shared/search/useMerchants.ts';
import { useOwnerFlag } from '../useOwnerFlag.ts';
import styles from './InheritedCard.module.scss';

export const InheritedCard = observer(function InheritedCard() {
  const { t } = useTranslation();
  const { choice } = useOwnerFlag('shouldCheckForSubBrand');
  const all = useMerchants({})?.total;
  const branded = useMerchants({ own: 'sub-brand' })?.total;
  const linked = useMerchants({ own: 'footer-links' })?.total;
  if (all === undefined || branded === undefined || linked === undefined) return undefined;
  return (
    <Card
      density="flush"
      title={t('ownerConfiguration.takeOver.title')}
      description={t('ownerConfiguration.takeOver.description')}
    >
      <ul className={styles.parts}>
        <Part title={t('navigation.branding')} all={all} own={choice.value ? branded : 0} show="sub-brand" />
        <Part title={t('navigation.footerLinks')} all={all} own={linked} show="footer-links" />
        <Part title={t('navigation.ownerFeatures')} all={all} own={0} />
      </ul>
    </Card>
  );
});

type PartProps = {
  readonly title: string;
  readonly all: number;
  readonly own: number;
  readonly show?: 'sub-brand' | 'footer-links';
};

function Part({ title, all, own, show }: PartProps) {
  const { t, i18n } = useTranslation();
  const numbers = new Intl.NumberFormat(i18n.language);
  return (
    <li className={styles.part}>
      <span className={styles.line}>
        <span className={styles.title}>{title}</span>
        <span>
          {t('ownerConfiguration.takeOver.of', { number: numbers.format(all - own), all: numbers.format(all) })}
        </span>
      </span>
      <meter className={styles.bar} min={0} max={Math.max(all, 1)} value={all - own} aria-label={title} />
      {own > 0 && show !== undefined ? (
        <RouteLink to={`/merchants/overview?own=${show}`}>
          {t('ownerConfiguration.defaults.own', { own: numbers.format(own), all: numbers.format(all) })}
        </RouteLink>
      ) : (
        <span className={styles.note}>{t('ownerConfiguration.takeOver.everyone')}</span>
      )}
    </li>
  );
}
