import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { configKey } from '../../../domain/application-config/configPart.ts';
import { classNames } from '../../shared/classNames.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { Pill } from '../../shared/components/Pill/Pill.tsx';
import { SwitchField } from '../../shared/components/Switch/SwitchField.tsx';
import { useService } from '../../shared/services.tsx';
import { MerchantPages } from '../../shared/pages/AppPage.ts';
import { useApplicationConfigEditor } from '../../shared/settings/useApplicationConfigEditor.ts';
import { listablePages } from '../../shared/pages/useListablePages.ts';
import styles from './OwnerFeatures.module.scss';

const part = { kind: 'hiddenPages' } as const;
const pathsIn = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter((path) => typeof path === 'string') : undefined;

/** Card to select pages that are hidden from all merchants of the owner [RT-6]. */
export const HiddenPagesCard = observer(function HiddenPagesCard() {
  const { t } = useTranslation();
  const editor = useApplicationConfigEditor();
  const owner = useService(BrandingStore).configuration;
  const pages = listablePages(useService(MerchantPages), owner?.extensions).filter(({ isHome }) => !isHome);
  const published = pathsIn(editor.published(part)) ?? [];
  const hidden = pathsIn(editor.pending(part)) ?? [];
  const show = (path: string, isShown: boolean): void => {
    const newHidden = isShown ? hidden.filter((each) => each !== path) : [...hidden, path].toSorted();
    editor.edit(part, newHidden.length === 0 ? undefined : newHidden);
  };
  return (
    <Card
      density="flush"
      title={t('ownerConfiguration.hiddenPages.title')}
      description={t('ownerConfiguration.hiddenPages.description')}
    >
      <ul className={classNames(styles.features, styles.grid)} data-setting={configKey(part)} tabIndex={-1}>
        {pages.map(({ path, titleKey }) => (
          <li key={path} className={styles.feature}>
            <SwitchField
              label={t(titleKey)}
              value={!hidden.includes(path)}
              onChange={(isShown) => show(path, isShown)}
            />
            <div className={styles.touched}>
              {hidden.includes(path) !== published.includes(path) && (
                <Pill tone="pending">
                  {t(
                    hidden.includes(path)
                      ? 'ownerConfiguration.features.newlyOff'
                      : 'ownerConfiguration.features.newlyOn',
                  )}
                </Pill>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
});
