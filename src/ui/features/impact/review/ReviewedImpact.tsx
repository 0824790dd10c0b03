import { observer } from 'mobx-react-lite';
import { use, useState, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { FeaturePages } from '../../../shared/pages/AppPage.ts';
import { PageLinksContext } from '../../../shared/pages/PageLinksContext.ts';
import type { ReviewNoticeProps } from '../../../shared/pages/ReviewNotices.ts';
import { useService } from '../../../shared/services.tsx';
import { useImpact } from '../useImpact.ts';
import styles from './ReviewedImpact.module.scss';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import type { ImpactSummary } from '../../../../domain/impact/impactSummary.ts';
import { hasRoomForFigures } from '../../../../domain/publishing/publishNote.ts';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { withoutIsolates } from '../../../shared/texts/isolated.ts';
import { useFigureTexts } from '../useFigureTexts.ts';
import { useFigures } from '../useFigures.ts';

export const ReviewedImpact = observer(function ReviewedImpact({ onLeave }: ReviewNoticeProps) {
  const { configuration, pendingConfiguration } = useService(CompanyStore);
  if (!configuration || !pendingConfiguration) return undefined;
  return <CountedImpact before={configuration} after={pendingConfiguration} onLeave={onLeave} />;
});

type CountedImpactProps = Pick<ReviewNoticeProps, 'onLeave'> & {
  readonly before: CompanyConfiguration;
  readonly after: CompanyConfiguration;
};

const CountedImpact = observer(function CountedImpact({ before, after, onLeave }: CountedImpactProps) {
  const { t } = useTranslation();
  const impact = useImpact(before, after);
  const { hasPage, goTo } = use(PageLinksContext);
  const path = useService(FeaturePages).impact?.path;
  const [isKept, setKept] = useState(true);
  const { summary, failure, problem, work, isOutdated } = impact;
  const hasFailed = failure !== undefined || problem !== undefined;
  return (
    <div className={styles.impact}>
      {hasFailed && <p>{t('impact.review.failed')}</p>}
      {!hasFailed && !summary && <p className={styles.counting}>{t('impact.review.counting')}</p>}
      {!hasFailed && summary && (
        <NotedImpact
          summary={summary}
          before={before}
          after={after}
          isCurrent={!work && !isOutdated}
          isKept={isKept}
          onKeep={setKept}
        />
      )}
      <div className={styles.acts}>
        {hasFailed && (
          <Button size="compact" onPress={() => void impact.start()}>
            {t('impact.startAgain')}
          </Button>
        )}
        {path !== undefined && hasPage(path) && (
          <Button
            variant="quiet"
            size="compact"
            onPress={() => {
              onLeave();
              goTo(path);
            }}
          >
            {t('impact.review.open')}
          </Button>
        )}
      </div>
    </div>
  );
});

const MAX_SHOWN = 4;

type NotedImpactProps = {
  readonly summary: ImpactSummary;
  readonly before: CompanyConfiguration;
  readonly after: CompanyConfiguration;
  /** Whether the summary was computed with the current rules. */
  readonly isCurrent: boolean;
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
};

/** Figures that the user can store with the publish, below the note. */
const NotedImpact = observer(function NotedImpact(props: NotedImpactProps) {
  const { summary, before, after, isCurrent, isKept, onKeep } = props;
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const company = useService(CompanyStore);
  const takesNotes = useService(BrandingStore).configuration?.extensions.publishNotes === true;
  const { number, share } = useFigures();
  const figures = useFigureTexts(summary, after).slice(0, MAX_SHOWN);
  const { orders, changedOrders, hasEvidence } = summary;
  const changedText =
    changedOrders === 0
      ? t('impact.review.same', { count: orders })
      : t('impact.review.changed', {
          count: orders,
          changed: number(changedOrders),
          share: share(changedOrders / orders),
        });
  const text = hasEvidence ? changedText : t('impact.unmatched.sample');
  const noted = figures.map(({ value, label }) => t('impact.figures.noted', { label, value }));
  const figuresText = withoutIsolates([text, ...noted].join('\n'));
  const hasRoom = hasRoomForFigures(changes.note, figuresText);
  const figuresNow = useEffectEvent((): string | undefined => {
    const { configuration, pendingConfiguration } = company;
    const areSame =
      configuration?.rulesConfig === before.rulesConfig && pendingConfiguration?.rulesConfig === after.rulesConfig;
    return isCurrent && isKept && areSame && hasEvidence ? figuresText : undefined;
  });
  useEffect(
    function offerFigures() {
      const offered = (): string | undefined => figuresNow();
      changes.figures = offered;
      return () => {
        if (changes.figures === offered) changes.figures = undefined;
      };
    },
    [changes],
  );
  return (
    <>
      <p>{text}</p>
      {figures.length > 0 && (
        <ul className={styles.figures}>
          {figures.map(({ id, value, label }) => (
            <li key={id}>
              <strong>{value}</strong> <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
      {takesNotes && hasEvidence && (
        <Checkbox
          label={t('impact.review.keep')}
          description={hasRoom ? undefined : t('impact.review.noRoom')}
          isSelected={isKept && hasRoom}
          isDisabled={!hasRoom}
          onChange={onKeep}
        />
      )}
    </>
  );
});
