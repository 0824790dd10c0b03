import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { configPartOf, type ConfigPartKind } from '../../../../domain/application-config/configPart.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { RouteLink } from '../../../shared/components/RouteLink/RouteLink.tsx';
import { VisuallyHidden } from '../../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import { useService } from '../../../shared/services.tsx';
import styles from './PartCard.module.scss';

export type PartCardProps = {
  readonly title: string;
  readonly page: 'branding' | 'footer-links' | 'features' | 'navigation';
  readonly kinds: readonly ConfigPartKind[];
  readonly density?: 'regular' | 'flush';
  readonly children: ReactNode;
};

export const PartCard = observer(function PartCard({ title, page, kinds, density, children }: PartCardProps) {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const changed = changes.list.filter(({ type, key }) => {
    const kind = type === 'APPLICATION_CONFIG_OWNER' ? configPartOf(key)?.kind : undefined;
    return kind !== undefined && kinds.includes(kind);
  }).length;
  return (
    <Card
      title={title}
      density={density}
      isChanged={changed > 0}
      actions={
        <div className={styles.actions}>
          {changed > 0 && <Pill tone="pending">{t('branding.colours.changed', { count: changed })}</Pill>}
          <RouteLink to={`/configuration/${page}`}>
            <span aria-hidden>{t('ownerConfiguration.open')}</span>
            <VisuallyHidden>{t('ownerConfiguration.openNamed', { page: title })}</VisuallyHidden>
          </RouteLink>
        </div>
      }
    >
      {children}
    </Card>
  );
});
