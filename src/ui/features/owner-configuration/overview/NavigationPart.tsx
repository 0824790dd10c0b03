import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { NavigationEditor } from '../../../../application/navigation/NavigationEditor.ts';
import { Icon } from '../../../shared/components/Icon/Icon.tsx';
import { useService } from '../../../shared/services.tsx';
import { useConfiguredText } from '../../../shared/texts/useTextKey.ts';
import styles from './NavigationPart.module.scss';
import { PartCard } from './PartCard.tsx';

export const NavigationPart = observer(function NavigationPart() {
  const { t } = useTranslation();
  const textOf = useConfiguredText();
  const company = useService(CompanyStore);
  const changes = useService(PendingChangesStore);
  const [editor] = useState(() => new NavigationEditor(company, changes));
  const { sections, pages = [] } = editor.pending;
  const shown = sections ?? [{ title: undefined, pages }];
  return (
    <PartCard title={t('navigation.ownerNavigation')} page="navigation" kinds={['navigation']}>
      <p className={styles.whom}>{t('ownerConfiguration.takeOver.navigation')}</p>
      <div className={styles.sections}>
        {shown.map(({ title, pages: own }, place) => (
          // Two sections may have the same title or none.
          <section key={`${title ?? ''} ${place}`}>
            {title !== undefined && <h3 className={styles.title}>{textOf(title)}</h3>}
            <ul className={styles.pages}>
              {own.map((page) => (
                <li key={`${page.title} ${page.url}`} className={styles.page}>
                  <Icon name={page.icon ?? ''} size="small" />
                  <span dir="auto">{textOf(page.title)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PartCard>
  );
});
