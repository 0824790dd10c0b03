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
import { useMerchants } from './useMerchants.ts';
import { useOwnerFlag } from './useOwnerFlag.ts';

/** How many merchants the owner has, as a text of the language; `undefined` until it is known, and where it cannot be read. */
function useMerchantCount(): string | undefined {
  const { i18n } = useTranslation();
  const page = useMerchants();
  return page && new Intl.NumberFormat(i18n.language).format(page.total);
}

/** Of whom a switch is said beside all that it touches: merchants that have something of their own. */
type FeatureUse = Extract<OwnPart, 'languages' | 'sub-brand'>;
const usedBy: Partial<Record<OwnerFlagName, FeatureUse>> = {
  multipleLanguageSupport: 'languages',
  shouldCheckForSubBrand: 'sub-brand',
};

const portalFlags = ownerFlagNames.filter((name) => name !== 'addressValidationRequired');

/** Switches of the administration, each with the merchants that it affects; `children` are further items of the list. */
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

type FeatureProps = {
  readonly name: OwnerFlagName;
  /** How many there are, as a text; absent until it is known. */
  readonly merchants: string | undefined;
};

const Feature = observer(function Feature({ name, merchants }: FeatureProps) {
  const { t } = useTranslation();
  const { choice, isChanged } = useOwnerFlag(name);
  const part = usedBy[name];
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
            <Touched name={name} merchants={merchants} />
          </>
        )}
        {part !== undefined && merchants !== undefined && <MerchantsWith part={part} all={merchants} />}
      </div>
    </li>
  );
});

function Touched({ name, merchants }: FeatureProps) {
  const { t } = useTranslation();
  if (name === 'skipPreRegistration') return <span>{t('ownerConfiguration.features.touchesNew')}</span>;
  if (name === 'shouldCheckForSubBrand' || merchants === undefined) return undefined;
  return <span>{t('ownerConfiguration.features.touchesAll', { number: merchants })}</span>;
}

/** How many merchants have something of their own; leads to them in the list. */
function MerchantsWith({ part, all }: { readonly part: FeatureUse; readonly all: string }) {
  const { t, i18n } = useTranslation();
  const found = useMerchants({ own: part });
  if (!found) return undefined;
  const own = new Intl.NumberFormat(i18n.language).format(found.total);
  const text = t(`ownerConfiguration.features.with.${part}`, { own, all });
  return found.total === 0 ? <span>{text}</span> : <RouteLink to={`/merchants/overview?own=${part}`}>{text}</RouteLink>;
}
