import { FlaskConical, ShieldCheck } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import type { ConsumerPortal, ConsumerVisit } from '../../../domain/consumer-portal/consumerPortal.ts';
import { consumerSteps, type ConsumerStep } from '../../../domain/consumer-text/textSlot.ts';
import { comparedDecisions, decisionsOn } from '../../../domain/test-return/screenDecisions.ts';
import { visitedItems } from '../../../domain/test-return/visitedItems.ts';
import type { FromFrame, PreviewChoice, PreviewState } from '../../consumer/previewProtocol.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Card } from '../../shared/components/Card/Card.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { Pill } from '../../shared/components/Pill/Pill.tsx';
import { DeviceControl, type Device } from '../../shared/preview/DeviceControl.tsx';
import { FilmStrip } from '../../shared/preview/FilmStrip.tsx';
import { PreviewFrame } from '../../shared/preview/PreviewFrame.tsx';
import { useConsumerView } from '../../shared/preview/content/useConsumerView.ts';
import type { Side } from '../../shared/sides/PublishedOrPending.tsx';
import { StepButtons } from './StepButtons.tsx';
import styles from './Walk.module.scss';
import { Why } from './Why.tsx';
import { KeepVisit } from '../rule-checks/visit/KeepVisit.tsx';

export type WalkProps = {
  readonly configurations: Readonly<Record<Side, CompanyConfiguration>>;
  readonly portals: Readonly<Record<Side, ConsumerPortal>>;
  readonly side: Side;
  readonly visit: ConsumerVisit;
  readonly typed: Readonly<Record<string, string>>;
  readonly screen: ConsumerStep;
  readonly walked: ReadonlySet<ConsumerStep>;
  readonly touchedScreens: ReadonlySet<ConsumerStep>;
  readonly sideControl: ReactNode;
  readonly onShow: (screen: ConsumerStep) => void;
  readonly onChoose: (choice: PreviewChoice) => void;
  /** Opens the simulator with the order. Undefined if the user cannot open the simulator. */
  readonly onSimulate: (() => void) | undefined;
};

/** Screens of the test return with their decisions. Hovering a decision outlines its part of the screen. */
export function Walk(props: WalkProps) {
  const { configurations, portals, side, visit, typed, screen, onShow, onChoose, onSimulate } = props;
  const { t } = useTranslation();
  const otherSide = side === 'pending' ? 'published' : 'pending';
  const view = useConsumerView(configurations[side], portals[side], visit, typed);
  const [pointed, setPointed] = useState<string>();
  const [device, setDevice] = useState<Device>('phone');
  const decisions = comparedDecisions(decisionsOn(screen, portals[side]), decisionsOn(screen, portals[otherSide]));
  const pointedPart = decisions.find((each) => each.shown.id === pointed)?.shown.part;
  const state = useMemo(
    (): PreviewState => ({ view, screen, outlined: [], pointed: pointedPart, isPicking: false }),
    [view, screen, pointedPart],
  );

  function handleMessage(message: FromFrame): void {
    if (message.type === 'screen') onShow(message.screen);
    if (message.type === 'choice') onChoose(message.choice);
  }
  return (
    <div className={styles.columns}>
      <Card>
        <div className={styles.stage}>
          <div className={styles.bar}>
            <DeviceControl device={device} onChange={setDevice} />
            <Pill tone="info" icon={<Glyph of={ShieldCheck} size="small" />}>
              {t('testReturn.nothingBooked')}
            </Pill>
            {props.sideControl}
          </div>
          <div className={styles.scene}>
            <FilmStrip
              view={view}
              screens={consumerSteps.map((id) => ({
                id,
                name: t(`consumerPortal.steps.${id}`),
                isTouched: props.touchedScreens.has(id),
                isWalked: props.walked.has(id) && id !== screen,
              }))}
              shown={screen}
              onShow={onShow}
            />
            <PreviewFrame
              title={t('portalPreview.frame', { name: view.name })}
              state={state}
              isDesk={device === 'desk'}
              onMessage={handleMessage}
            />
          </div>
          <StepButtons screen={screen} onShow={onShow} />
        </div>
      </Card>
      <div className={styles.why}>
        <Why
          decisions={decisions}
          configuration={configurations[side]}
          otherConfiguration={configurations[otherSide]}
          isPending={side === 'pending'}
          language={visit.language}
          pointed={pointed}
          onPoint={setPointed}
        />
        <div className={styles.further}>
          {onSimulate && (
            <Button variant="quiet" icon={<Glyph of={FlaskConical} size="small" />} onPress={onSimulate}>
              {t('testReturn.openSimulator')}
            </Button>
          )}
          <KeepVisit
            items={visitedItems(visit.order)}
            requestedOn={visit.requestedOn}
            pending={configurations.pending}
          />
        </div>
      </div>
    </div>
  );
}
