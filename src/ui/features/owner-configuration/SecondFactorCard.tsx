import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { OwnRights } from '../../../application/session/OwnRights.ts';
import { configKey } from '../../../domain/application-config/configPart.ts';
import { isSecondFactorList, type SecondFactorName } from '../../../domain/application-config/ownerFlagPath.ts';
import { classNames } from '../../shared/classNames.ts';
import { IconButton } from '../../shared/components/Button/IconButton.tsx';
import { Card } from '../../shared/components/Card/Card.tsx';
import { SearchComboBox } from '../../shared/components/ComboBox/SearchComboBox.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { Pill } from '../../shared/components/Pill/Pill.tsx';
import { SwitchField } from '../../shared/components/Switch/SwitchField.tsx';
import { useRoleName } from '../../shared/names/useRoleName.ts';
import { useFoundMerchants } from '../../shared/search/useFoundMerchants.ts';
import { useService } from '../../shared/services.tsx';
import { useApplicationConfigEditor } from '../../shared/settings/useApplicationConfigEditor.ts';
import styles from './OwnerFeatures.module.scss';

const emptyTexts = { none: 'searching', searching: 'searching', found: 'none', failed: 'failed' } as const;

/** Card to select the users of whom the owner requires a second factor, by role and by merchant [AU-26]. */
export const SecondFactorCard = observer(function SecondFactorCard() {
  const { t } = useTranslation();
  const { extensions } = useService(BrandingStore).configuration ?? {};
  if (!extensions?.secondFactor) return undefined;
  return (
    <Card
      density="flush"
      title={t('ownerConfiguration.secondFactor.title')}
      description={t('ownerConfiguration.secondFactor.description')}
    >
      <ul className={styles.features}>
        <RequiredRoles />
        <RequiredMerchants />
      </ul>
    </Card>
  );
});

/** For MobX observers. State of one list of the policy. An empty list is not stored. */
function useRequired(name: SecondFactorName) {
  const editor = useApplicationConfigEditor();
  const part = { kind: 'secondFactor', name } as const;
  const listIn = (value: unknown): readonly string[] => (isSecondFactorList(name, value) ? value : []);
  const published = listIn(editor.published(part));
  const pending = listIn(editor.pending(part));
  return {
    key: configKey(part),
    pending,
    isNew: (entry: string): boolean => pending.includes(entry) && !published.includes(entry),
    isChanged: (entry: string): boolean => pending.includes(entry) !== published.includes(entry),
    require(entry: string, isRequired: boolean): void {
      const others = pending.filter((each) => each !== entry);
      const next = isRequired ? [...others, entry].toSorted() : others;
      editor.edit(part, next.length === 0 ? undefined : next);
    },
  };
}

const RequiredRoles = observer(function RequiredRoles() {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { allowed } = useService(OwnRights);
  const { key, pending, isChanged, require } = useRequired('roles');
  const roles = [...new Set([...allowed.admin, ...allowed.merchant, ...pending])];
  return (
    <li data-setting={key} tabIndex={-1}>
      <ul className={classNames(styles.features, styles.grid)} aria-label={t('ownerConfiguration.secondFactor.roles')}>
        {roles.map((role) => (
          <li key={role} className={styles.feature}>
            <SwitchField
              label={roleName(role)}
              value={pending.includes(role)}
              onChange={(isRequired) => require(role, isRequired)}
            />
            <div className={styles.touched}>
              {isChanged(role) && (
                <Pill tone="pending">
                  {t(
                    pending.includes(role)
                      ? 'ownerConfiguration.features.newlyOn'
                      : 'ownerConfiguration.features.newlyOff',
                  )}
                </Pill>
              )}
            </div>
          </li>
        ))}
      </ul>
    </li>
  );
});

const RequiredMerchants = observer(function RequiredMerchants() {
  const { t } = useTranslation();
  const { key, pending, isNew, require } = useRequired('merchants');
  const [typed, setTyped] = useState('');
  const [addedCount, setAddedCount] = useState(0);
  const { state, merchants } = useFoundMerchants(typed.trim());
  const others = merchants.filter(({ companyId }) => !pending.includes(companyId));
  return (
    <li className={styles.feature} data-setting={key} tabIndex={-1}>
      {/* Remounted after each choice, because React Aria would open the menu when the text is cleared. */}
      <SearchComboBox
        key={addedCount}
        autoFocus={addedCount > 0}
        label={t('ownerConfiguration.secondFactor.merchants')}
        hint={t('ownerConfiguration.secondFactor.merchantsHint')}
        optionalMark={t('common.optional')}
        placeholder={t('onboarding.copy.placeholder')}
        typed={typed}
        onType={setTyped}
        options={others.map(({ companyId, name }) => ({
          id: companyId,
          text: name,
          textValue: name,
          description: companyId,
        }))}
        onChoose={(companyId) => {
          if (!others.some((each) => each.companyId === companyId)) return;
          require(companyId, true);
          setTyped('');
          setAddedCount(addedCount + 1);
        }}
        emptyText={t(`onboarding.copy.${emptyTexts[state]}`)}
        maxHeight={320}
      />
      <ul className={styles.chosen}>
        {pending.map((companyId) => (
          <li key={companyId} className={styles.touched}>
            <bdi>{companyId}</bdi>
            {isNew(companyId) && <Pill tone="pending">{t('ownerConfiguration.features.newlyOn')}</Pill>}
            <IconButton
              label={t('ownerConfiguration.secondFactor.removeNamed', { name: companyId })}
              icon={<Glyph of={X} size="small" />}
              size="compact"
              onPress={() => require(companyId, false)}
            />
          </li>
        ))}
      </ul>
    </li>
  );
});
