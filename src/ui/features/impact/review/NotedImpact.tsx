import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import type { ImpactSummary } from '../../../../domain/impact/impactSummary.ts';
import { hasRoomForFigures } from '../../../../domain/publishing/publishNote.ts';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { useService } from '../../../shared/services.tsx';
import { withoutIsolates } from '../../../shared/texts/isolated.ts';
import { useFigureTexts } from '../useFigureTexts.ts';
import { useFigures } from '../useFigures.ts';
import styles from './ReviewedImpact.module.scss';

const MAX_SHOWN = 4;

export type NotedImpactProps = {
  readonly summary: ImpactSummary;
  readonly before: CompanyConfiguration;
  readonly after: CompanyConfiguration;
  /** Whether the summary was computed with the current rules. */
  readonly isCurrent: boolean;
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
};

/** Figures that the user can store with the publish, below the note. */
export const NotedImpact = observer(function NotedImpact(props: NotedImpactProps) {
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
