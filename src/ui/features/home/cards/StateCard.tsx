import { Globe } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PublishRecord } from '../../../../application/history/HistoryGateway.ts';
import { Clock } from '../../../../application/shared/Clock.ts';
import { fieldKey } from '../../../../domain/changes/fields/fieldSet.ts';
import { type CompanyConfiguration, portalAddress } from '../../../../domain/company/companyConfiguration.ts';
import { portalShape } from '../../../../domain/home/portalShape.ts';
import { publishedPortalState } from '../../../../domain/merchants/portalState.ts';
import { revisionNumber } from '../../../../domain/publishing/process/stoppedPublish.ts';
import { settingsFields } from '../../../../domain/settings/settingsFields.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { PlainLink } from '../../../shared/components/PlainLink/PlainLink.tsx';
import { useSettingLink } from '../../../shared/pages/PageLinksContext.ts';
import { useService } from '../../../shared/services.tsx';
import { isolated } from '../../../shared/texts/isolated.ts';
import { timeAgo } from '../../../shared/dates/dateFormat.ts';
import { ShapePicture } from './ShapePicture.tsx';
import styles from './StateCard.module.scss';

export type StateCardProps = {
  readonly published: CompanyConfiguration;
  readonly pending: CompanyConfiguration;
  readonly publish: PublishRecord | undefined;
};

export const StateCard = observer(function StateCard({ published, pending, publish }: StateCardProps) {
  const { t, i18n } = useTranslation();
  const now = useService(Clock).now();
  const linkTo = useSettingLink();
  const state = publishedPortalState(published);
  const address = portalAddress(published);
  const isOff = state === 'paused' || state === 'setting-up';
  const switchOn = isOff ? linkTo('settings', fieldKey(settingsFields, 'portalActive')) : undefined;
  const version = publish && revisionNumber(publish.revision);
  const lastPublishedAt = publish?.at ?? published.lastPublishedAt;
  const when = lastPublishedAt && timeAgo(Date.parse(lastPublishedAt), now, i18n.language);
  return (
    <Card density="flush">
      <div className={styles.state}>
        <span className={classNames(styles.mark, styles[state])}>
          <Glyph of={Globe} size="large" />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>{t(`navigation.portalState.${state}`)}</h2>
          <span className={styles.address} dir="ltr">
            <PlainLink href={address}>{address?.replace(/^https?:\/\//, '')}</PlainLink>
          </span>
        </div>
        {when && (
          <div className={styles.publish}>
            {version !== undefined && (
              <Pill tone="success" hasDot>
                {t('history.version', { version })}
              </Pill>
            )}
            <span>
              {publish?.actorName
                ? t('home.lastPublished', { when, name: isolated(publish.actorName) })
                : t('home.lastPublishedAt', { when })}
            </span>
          </div>
        )}
        {switchOn && (
          <Button size="compact" onPress={switchOn}>
            {t('settings.portal.switchOn')}
          </Button>
        )}
      </div>
      <ShapePicture shape={portalShape(published, pending)} pending={pending} />
    </Card>
  );
});
