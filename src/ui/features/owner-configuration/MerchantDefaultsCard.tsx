import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type OwnerLimitName, isLimitOfDays } from '../../../domain/application-config/ownerFlagPath.ts';
import type { OwnPart } from '../../../domain/merchants/ownPart.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { NumberField } from '../../shared/components/NumberField/NumberField.tsx';
import { Pill } from '../../shared/components/Pill/Pill.tsx';
import { RouteLink } from '../../shared/components/RouteLink/RouteLink.tsx';
import { FlagItem } from './FeatureList.tsx';
import styles from './OwnerFeatures.module.scss';
import { useMerchants } from '../../shared/search/useMerchants.ts';
import { configKey } from '../../../domain/application-config/configPart.ts';
import { isAbsentOr, isNumber } from '../../../domain/shared/shapes.ts';
import { useFieldDraft, type FieldDraft } from '../../shared/forms/useFieldDraft.ts';
import { useApplicationConfigEditor } from '../../shared/settings/useApplicationConfigEditor.ts';

const DAYS = { kind: 'unit', unit: 'day' } as const;

/** Card with the defaults for merchants without own settings, and the number of affected merchants [PB-9] [CF-6]. */
export function MerchantDefaultsCard() {
  const { t } = useTranslation();
  const all = useMerchants({})?.total;
  return (
    <Card
      density="flush"
      title={t('ownerConfiguration.defaults.title')}
      description={t('ownerConfiguration.defaults.description')}
    >
      <ul className={styles.features}>
        <AddressValidation all={all} />
        <Limit name="maxWarrantyDays" own="warranty-limit" over="warrantyOver" all={all} />
        <Limit name="maxDueDateDays" own="window-limit" over="windowOver" all={all} />
      </ul>
    </Card>
  );
}

export function AddressValidation({ all }: Pick<InheritedProps, 'all'>) {
  return (
    <FlagItem name="addressValidationRequired">
      <InheritedCount own="address-validation" all={all} />
    </FlagItem>
  );
}

type LimitProps = Omit<InheritedProps, 'isNothing'> & {
  readonly name: OwnerLimitName;
  readonly over: 'warrantyOver' | 'windowOver';
};

const Limit = observer(function Limit({ name, own, over, all }: LimitProps) {
  const { t } = useTranslation();
  const { number, pending } = useOwnerLimit(name);
  return (
    <li className={styles.feature}>
      <NumberField
        {...number}
        label={t(`ownerConfiguration.defaults.${name}`)}
        hint={t(`ownerConfiguration.defaults.${name}Hint`)}
        of={DAYS}
        min={1}
      />
      <div className={styles.touched}>
        {pending !== undefined && <MerchantsOverLimit over={over} days={pending} />}
        <InheritedCount own={own} all={all} isNothing={pending === undefined} />
      </div>
    </li>
  );
});

/** Number of merchants whose value exceeds the limit. An existing value stays valid until the merchant changes it. */
function MerchantsOverLimit({ over, days }: { readonly over: LimitProps['over']; readonly days: number }) {
  const { t, i18n } = useTranslation();
  const matching = useMerchants({ [over]: days });
  if (!matching || matching.total === 0) return undefined;
  const number = new Intl.NumberFormat(i18n.language).format(matching.total);
  return (
    <>
      <Pill tone="warning">
        <RouteLink to={`/merchants/overview?${over}=${days}`}>
          {t('ownerConfiguration.defaults.over', { number })}
        </RouteLink>
      </Pill>
      <span>{t('ownerConfiguration.defaults.overHint')}</span>
    </>
  );
}

type InheritedProps = {
  readonly own: OwnPart;
  readonly all: number | undefined;
  readonly isNothing?: boolean;
};

function InheritedCount({ own, all, isNothing = false }: InheritedProps): ReactNode {
  const { t, i18n } = useTranslation();
  const matching = useMerchants({ own });
  if (all === undefined || !matching) return undefined;
  const numbers = new Intl.NumberFormat(i18n.language);
  const text = t('ownerConfiguration.defaults.own', { own: numbers.format(matching.total), all: numbers.format(all) });
  return (
    <>
      {!isNothing && (
        <span>{t('ownerConfiguration.defaults.takenOver', { number: numbers.format(all - matching.total) })}</span>
      )}
      {matching.total === 0 ? <span>{text}</span> : <RouteLink to={`/merchants/overview?own=${own}`}>{text}</RouteLink>}
    </>
  );
}

const numberIn = (value: unknown): number | undefined => (isNumber(value) ? value : undefined);

/**
 * For MobX observers. State of the field for the limit of merchants that have no limit of their own. Empty means
 * unlimited [CF-6].
 */
function useOwnerLimit(
  name: OwnerLimitName,
): FieldDraft<number | undefined> & { readonly pending: number | undefined } {
  const editor = useApplicationConfigEditor();
  const part = { kind: 'limit', name } as const;
  const pending = numberIn(editor.pending(part));
  const draft = useFieldDraft<number | undefined>({
    name: configKey(part),
    isValue: isAbsentOr(isNumber),
    pending,
    published: numberIn(editor.published(part)),
    check: (days) => (days === undefined || isLimitOfDays(days) ? undefined : 'ownerConfiguration.defaults.invalid'),
    save: (days) => editor.edit(part, days),
  });
  return { ...draft, pending };
}
