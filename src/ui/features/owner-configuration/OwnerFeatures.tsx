import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ownerFlagNames, type OwnerFlagName } from '../../../domain/application-config/ownerFlagPath.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { Pill } from '../../shared/components/Pill/Pill.tsx';
import { SwitchField } from '../../shared/components/Switch/SwitchField.tsx';
import { MerchantsSeeCard } from './MerchantsSeeCard.tsx';
import styles from './OwnerFeatures.module.scss';
import { useMerchantCount } from './useMerchantCount.ts';
import { useOwnerFlag } from './useOwnerFlag.ts';
import { WithOrganisation } from './WithOrganisation.tsx';

/** What the administration offers to everyone who signs in, each switch with whom it touches [CF-1]. */
export function OwnerFeatures() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('navigation.ownerFeatures')} description={t('ownerConfiguration.features.description')} />
      <WithOrganisation>
        <PageColumns aside={<MerchantsSeeCard />}>
          <Features />
        </PageColumns>
      </WithOrganisation>
    </>
  );
}

function Features() {
  const merchants = useMerchantCount();
  return (
    <Card density="flush">
      <ul className={styles.features}>
        {ownerFlagNames.map((name) => (
          <Feature key={name} name={name} merchants={merchants} />
        ))}
      </ul>
    </Card>
  );
}

const Feature = observer(function Feature(props: {
  readonly name: OwnerFlagName;
  /** As a text; absent until it is known. */
  readonly merchants: string | undefined;
}) {
  const { name, merchants } = props;
  const { t } = useTranslation();
  const { choice, isChanged } = useOwnerFlag(name);
  return (
    <li className={styles.feature}>
      <SwitchField
        {...choice}
        label={t(`ownerConfiguration.features.${name}`)}
        description={t(`ownerConfiguration.features.${name}Hint`)}
      />
      {isChanged && (
        <div className={styles.touched}>
          <Pill tone="pending">
            {t(choice.value ? 'ownerConfiguration.features.newlyOn' : 'ownerConfiguration.features.newlyOff')}
          </Pill>
          {merchants !== undefined && <span>{t('ownerConfiguration.features.touchesAll', { number: merchants })}</span>}
        </div>
      )}
    </li>
  );
});
