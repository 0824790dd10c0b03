import { useTranslation } from 'react-i18next';
import type { ReturnVerdict, VerdictWindow } from '../../../../domain/simulator/returnVerdict.ts';
import { windowTimeline, type TimelinePoint } from '../../../../domain/simulator/windowTimeline.ts';
import { dateOfDay, dayOfDate } from '../../../../domain/rules/conditions/calendarDate.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { VisuallyHidden } from '../../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import { dateText, numberText } from '../../../shared/changes/comparison/displayNames.ts';
import { useVerdictText } from '../../../shared/rules/useVerdictText.ts';
import styles from './Timeline.module.scss';
import { dateFormat } from '../../../shared/dates/dateFormat.ts';

export type TimelineProps = {
  readonly bought: string | undefined;
  readonly requestedOn: string;
  readonly today: string;
  readonly published: ReturnVerdict;
  readonly pending: ReturnVerdict;
  /** Whether the published and the pending window differ. If not, only one line is shown. */
  readonly isDifferent: boolean;
  readonly onTry: (date: string) => void;
};

/** Height of the chart's head and of each line, in pixels. */
const HEAD = 28;
const LINE = 46;
const BAR = 20;
const FOOT = 28;

const percent = (share: number): string => `${String(Math.round(share * 10_000) / 100)}%`;
/** SVG text anchor with which the text of a point does not exceed the chart. */
const anchorOf = ({ at }: TimelinePoint): 'start' | 'middle' | 'end' => {
  if (at < 0.2) return 'start';
  return at > 0.8 ? 'end' : 'middle';
};

const windowOf = (verdict: ReturnVerdict): VerdictWindow | undefined =>
  verdict.kind === 'forbidden' ? undefined : verdict.window;

/** Chart of the return window, with the date of the return request [RL-7]. */
export function Timeline({ bought, requestedOn, today, published, pending, isDifferent, onTry }: TimelineProps) {
  const { t, i18n } = useTranslation();
  const why = useVerdictText();
  const lines = isDifferent
    ? [
        { name: t('changes.sides.published'), verdict: published, isPending: false },
        { name: t('changes.sides.pending'), verdict: pending, isPending: true },
      ]
    : [{ name: t('simulator.types.RETURN_WINDOWS'), verdict: pending, isPending: false }];
  const line = windowTimeline(
    bought,
    requestedOn,
    lines.map(({ verdict }) => windowOf(verdict)?.until),
  );
  const until = windowOf(pending)?.until;
  if (!line) return undefined;
  const day = (date: string): string => dateText({ kind: 'date', date }, i18n.language);
  const month = dateFormat(i18n.language, { month: 'short', timeZone: 'UTC' });
  const requestLabel = t(requestedOn === today ? 'simulator.timeline.today' : 'simulator.timeline.asked', {
    date: day(requestedOn),
  });
  const windowText = (name: string, verdict: ReturnVerdict): string => {
    const window = windowOf(verdict);
    if (window?.until === undefined) return name;
    const days = numberText({ kind: 'number', value: window.days, unit: 'day' }, i18n.language);
    return `${name} · ${days} · ${day(window.until)}`;
  };
  const bottom = HEAD + lines.length * LINE;
  const lastDay = until === undefined ? undefined : dayOfDate(until);
  const dayAfter = lastDay === undefined ? undefined : dateOfDay(lastDay + 1);
  return (
    <figure className={styles.timeline}>
      <VisuallyHidden>
        <figcaption>
          {[
            `${t('simulator.timeline.bought', { date: day(line.bought.date) })}.`,
            `${requestLabel}.`,
            ...lines.map(({ name, verdict }) => `${name}: ${why(verdict)}`),
          ].join(' ')}
        </figcaption>
      </VisuallyHidden>
      <svg className={styles.picture} width="100%" height={bottom + FOOT} direction="ltr" aria-hidden="true">
        {line.months.map((point) => (
          <g key={point.date}>
            <line x1={percent(point.at)} x2={percent(point.at)} y1={0} y2={bottom} className={styles.grid} />
            <svg x={percent(point.at)} overflow="visible">
              <text x={6} y={14} className={styles.note}>
                {month.format(new Date(`${point.date}T00:00:00Z`))}
              </text>
            </svg>
          </g>
        ))}
        {lines.map(({ name, isPending }, nth) => {
          const end = line.ends[nth];
          return (
            end && (
              <rect
                key={name}
                x={percent(line.bought.at)}
                y={HEAD + nth * LINE + 18}
                width={percent(Math.max(0.004, end.at - line.bought.at))}
                height={BAR}
                rx={4}
                className={classNames(styles.bar, isPending && styles.pending)}
              />
            )
          );
        })}
        <line
          x1={percent(line.requestedOn.at)}
          x2={percent(line.requestedOn.at)}
          y1={HEAD - 8}
          y2={bottom}
          className={styles.asked}
        />
        {lines.map(({ name, verdict, isPending }, nth) => (
          <text
            key={name}
            x={percent(line.bought.at)}
            y={HEAD + nth * LINE + 12}
            className={classNames(styles.side, isPending && styles.pending)}
          >
            {windowText(name, verdict)}
          </text>
        ))}
        <circle cx={percent(line.requestedOn.at)} cy={HEAD - 8} r={4} className={styles.dot} />
        <text
          x={percent(line.requestedOn.at)}
          y={bottom + 18}
          textAnchor={anchorOf(line.requestedOn)}
          className={styles.strong}
        >
          {requestLabel}
        </text>
        {line.requestedOn.at > 0.5 && (
          <text x={percent(line.bought.at)} y={bottom + 18} className={styles.note}>
            {t('simulator.timeline.bought', { date: day(line.bought.date) })}
          </text>
        )}
      </svg>
      {until !== undefined && dayAfter !== undefined && (
        <div className={styles.edges}>
          <Button size="compact" variant="quiet" onPress={() => onTry(until)}>
            {t('simulator.timeline.lastDay', { date: day(until) })}
          </Button>
          <Button size="compact" variant="quiet" onPress={() => onTry(dayAfter)}>
            {t('simulator.timeline.dayAfter', { date: day(dayAfter) })}
          </Button>
        </div>
      )}
    </figure>
  );
}
