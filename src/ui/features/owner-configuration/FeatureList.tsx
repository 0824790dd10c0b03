import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ownerFlagNames, type OwnerFlagName } from '../../../domain/application-config/ownerFlagPath.ts';
import type { OwnPart } from '../../../domain/merchants/ownPart.ts';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { Pill } from '../../shared/components/Pill/Pill.tsx';
import { RouteLink } from '../../shared/components/RouteLink/RouteLink.tsx';
import { SwitchField } from '../../shared/components/Switch/SwitchField.tsx';
import styles from './OwnerFeatures.module.scss';
import { useMerchants } from '../../shared/search/useMerchants.ts';
import { useOwnerFlag } from './useOwnerFlag.ts';

function useMerchantCount(): string | undefined {
  const { i18n } = useTranslation();
  const page = useMerchants({});
  return page && new Intl.NumberFormat(i18n.language).format(page.total);
}

/** Features for which the list shows how many merchants have their own settings. */
type FeatureUse = Extract<OwnPart, 'languages' | 'sub-brand'>;
const usedBy: Partial<Record<OwnerFlagName, FeatureUse>> = {
  multipleLanguageSupport: 'languages',
  shouldCheckForSubBrand: 'sub-brand',
};

const portalFlags = ownerFlagNames.filter((name) => name !== 'addressValidationRequired');

export function FeatureList({ children }: { readonly children?: ReactNode }) {
  const merchants = useMerchantCount();
  return (
    <ul className={styles.features}>
      {portalFlags.map((name) => (
        <Feature key={name} name={name} merchants={merchants} />
      ))}
      <KeyedText>{children}</KeyedText>
    </ul>
  );
}

type FeatureProps = { readonly name: OwnerFlagName; readonly merchants: string | undefined };

function Feature({ name, merchants }: FeatureProps) {
  const part = usedBy[name];
  return (
    <FlagItem name={name} effect={<ChangeEffect name={name} merchants={merchants} />}>
      {part !== undefined && merchants !== undefined && <MerchantsWith part={part} all={merchants} />}
    </FlagItem>
  );
}

type FlagItemProps = {
  readonly name: OwnerFlagName;
  /** Effect of a pending change. */
  readonly effect?: ReactNode;
  readonly children: ReactNode;
};

/** List item with a switch, and below it the effect of a pending change and `children`. */
export const FlagItem = observer(function FlagItem({ name, effect, children }: FlagItemProps) {
  const { t } = useTranslation();
  const { choice, isChanged } = useOwnerFlag(name);
  return (
    <li className={styles.feature}>
      <SwitchField
        {...choice}
        label={t(`ownerConfiguration.features.${name}`)}
        description={t(`ownerConfiguration.features.${name}Hint`)}
      />
      <div className={styles.touched}>
        {isChanged && (
          <>
            <Pill tone="pending">
              {t(choice.value ? 'ownerConfiguration.features.newlyOn' : 'ownerConfiguration.features.newlyOff')}
            </Pill>
            <KeyedText>{effect}</KeyedText>
          </>
        )}
        <KeyedText>{children}</KeyedText>
      </div>
    </li>
  );
});

function ChangeEffect({ name, merchants }: FeatureProps) {
  const { t } = useTranslation();
  if (name === 'skipPreRegistration') return <span>{t('ownerConfiguration.features.touchesNew')}</span>;
  if (name === 'shouldCheckForSubBrand' || merchants === undefined) return undefined;
  return <span>{t('ownerConfiguration.features.touchesAll', { number: merchants })}</span>;
}

function MerchantsWith({ part, all }: { readonly part: FeatureUse; readonly all: string }) {
  const { t, i18n } = useTranslation();
  const matching = useMerchants({ own: part });
  if (!matching) return undefined;
  const ownCount = new Intl.NumberFormat(i18n.language).format(matching.total);
  const text = t(`ownerConfiguration.features.with.${part}`, { own: ownCount, all });
  return matching.total === 0 ? (
    <span>{text}</span>
  ) : (
    <RouteLink to={`/merchants/overview?own=${part}`}>{text}</RouteLink>
  );
}
