import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import type { ImpactSummary } from '../../../../domain/impact/impactSummary.ts';
import { noteWithFigures } from '../../../../domain/impact/noteWithFigures.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { useService } from '../../../shared/services.tsx';
import { useFigureTexts } from '../useFigureTexts.ts';
import { ImpactOutline } from './ImpactOutline.tsx';
import { useImpactText } from './useImpactText.ts';

const SHOWN = 4;
/** The marks that keep a name's direction apart: a note is plain text. */
const ISOLATES = /[\u2066-\u2069]/g;

export type NotedImpactProps = { readonly summary: ImpactSummary; readonly configuration: CompanyConfiguration };

/** What was counted, and the way to have it kept with the publish: in its note, for as long as that holds it as it was put there. */
export const NotedImpact = observer(function NotedImpact({ summary, configuration }: NotedImpactProps) {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const takesNotes = useService(BrandingStore).configuration?.extensions.publishNotes === true;
  const figures = useFigureTexts(summary, configuration).slice(0, SHOWN);
  const text = useImpactText()(summary);
  const kept = [text, ...figures.map(({ value, label }) => `${value} ${label}`)].join('\n').replaceAll(ISOLATES, '');
  const [added, setAdded] = useState<string>();
  const isKept = changes.note.includes(kept);
  const follow = useEffectEvent((figuresNow: string) => {
    if (added === undefined || !changes.note.includes(added)) return;
    changes.write(noteWithFigures(changes.note, added, figuresNow));
    setAdded(figuresNow);
  });
  useEffect(
    function keepNoteTrue() {
      follow(kept);
    },
    [kept],
  );

  function handleAdd(): void {
    changes.write(noteWithFigures(changes.note, added, kept));
    setAdded(kept);
    announce(t('impact.review.noted'));
  }
  return (
    <>
      <ImpactOutline text={text} figures={figures} />
      {takesNotes && !isKept && (
        <div>
          <Button size="compact" onPress={handleAdd}>
            {t('impact.review.note')}
          </Button>
        </div>
      )}
    </>
  );
});
