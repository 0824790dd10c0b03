import { useTranslation } from 'react-i18next';
import type { MerchantSummary } from '../../../application/merchants/MerchantDirectory.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { Pill } from '../../shared/components/Pill/Pill.tsx';
import { RouteLink } from '../../shared/components/RouteLink/RouteLink.tsx';
import styles from './OwnLinksCard.module.scss';
import { useMerchants } from '../../shared/search/useMerchants.ts';

const MAX_LISTED = 3;

const links = [
  ['privacyPolicyUrl', 'footer.privacy'],
  ['termsAndConditionsUrl', 'footer.terms'],
] as const;

/** Card with the merchants that have their own footer links [BN-3]. */
export function OwnLinksCard() {
  const { t, i18n } = useTranslation();
  const all = useMerchants({});
  const withOwnLinks = useMerchants({ own: 'footer-links' });
  if (!all || !withOwnLinks) return undefined;
  const numbers = new Intl.NumberFormat(i18n.language);
  return (
    <Card
      density="flush"
      title={t('ownerConfiguration.ownLinks.title')}
      description={t('ownerConfiguration.ownLinks.description')}
      actions={
        <Pill>
          {t('ownerConfiguration.ownLinks.count', {
            own: numbers.format(withOwnLinks.total),
            all: numbers.format(all.total),
          })}
        </Pill>
      }
    >
      {withOwnLinks.total > 0 && (
        <ul className={styles.merchants}>
          {withOwnLinks.merchants.slice(0, MAX_LISTED).map((merchant) => (
            <Merchant key={merchant.companyId} merchant={merchant} />
          ))}
          <li>
            <RouteLink to="/merchants/overview?own=footer-links">{t('ownerConfiguration.ownLinks.show')}</RouteLink>
          </li>
        </ul>
      )}
    </Card>
  );
}

function Merchant({ merchant }: { readonly merchant: MerchantSummary }) {
  const { t } = useTranslation();
  return (
    <li className={styles.merchant}>
      <span className={styles.name}>{merchant.name}</span>
      {links.map(([name, label]) => {
        const address = merchant.footerLinks?.[name];
        return (
          address !== undefined && (
            <span key={name} className={styles.address}>
              <KeyedText>{t(label)}</KeyedText> <bdi>{address.replace(/^https?:\/\//, '')}</bdi>
            </span>
          )
        );
      })}
    </li>
  );
}
