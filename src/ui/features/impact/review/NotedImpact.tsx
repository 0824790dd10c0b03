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
import { useFigureTexts } from '../useFigureTexts.ts';
import { ImpactOutline } from './ImpactOutline.tsx';
import { useImpactText } from './useImpactText.ts';

const MAX_SHOWN = 4;
/** Unicode isolation marks, which are removed because a note is plain text. */
const ISOLATES = /[\u2066-\u2069]/g;

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
  const figures = useFigureTexts(summary, after).slice(0, MAX_SHOWN);
  const text = useImpactText()(summary);
  const noted = figures.map(({ value, label }) => t('impact.figures.noted', { label, value }));
  const figuresText = [text, ...noted].join('\n').replaceAll(ISOLATES, '');
  const hasRoom = hasRoomForFigures(changes.note, figuresText);
  const figuresNow = useEffectEvent((): string | undefined => {
    const { configuration, pendingConfiguration } = company;
    const areSame =
      configuration?.rulesConfig === before.rulesConfig && pendingConfiguration?.rulesConfig === after.rulesConfig;
    return isCurrent && isKept && areSame && summary.hasEvidence ? figuresText : undefined;
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
      <ImpactOutline text={text} figures={figures} />
      {takesNotes && summary.hasEvidence && (
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
