import { observer } from 'mobx-react-lite';
import { useMemo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isLacking, type CountryRow } from '../../../../domain/reach/countryRows.ts';
import { classNames } from '../../../shared/classNames.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { useCountryName } from '../../../shared/names/countryNames.ts';
import { worldShapes } from './worldShapes.ts';
import styles from './WorldMap.module.scss';

export type WorldMapProps = {
  readonly rows: readonly CountryRow[];
  readonly onChoose: (code: string) => void;
};

type Shape = { readonly code: string; readonly path?: string; readonly dot?: readonly [x: number, y: number] };

const shapes: readonly Shape[] = worldShapes
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', drawn = ''] = line.trim().split(':');
    if (drawn.startsWith('M')) return { code, path: drawn };
    const [x = 0, y = 0] = drawn.split(',').map(Number);
    return { code, dot: [x, y] };
  });

type MapState = 'home' | 'on' | 'newlyOn' | 'newlyOff' | 'lacking';

const STATES: readonly MapState[] = ['home', 'on', 'newlyOn', 'newlyOff', 'lacking'];

function stateOf(row: CountryRow): MapState | undefined {
  const { isHome, isOn, wasOn } = row;
  if (isHome) return 'home';
  if (!isOn) return wasOn ? 'newlyOff' : undefined;
  if (isLacking(row)) return 'lacking';
  return wasOn ? 'on' : 'newlyOn';
}

/** World map for pointers only. The country list provides the same actions for keyboard and screen readers. */
export const WorldMap = observer(function WorldMap({ rows, onChoose }: WorldMapProps) {
  const { t } = useTranslation();
  const countryName = useCountryName();
  const states = useMemo(() => new Map(rows.map((row) => [row.code, stateOf(row)])), [rows]);

  function handleClick({ target }: MouseEvent<SVGSVGElement>): void {
    const code = target instanceof SVGElement ? target.closest<SVGElement>('[data-code]')?.dataset['code'] : undefined;
    if (code !== undefined) onChoose(code);
  }

  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 960 440" className={styles.map} aria-hidden="true" onClick={handleClick}>
        {shapes.map(({ code, path, dot }) => {
          const state = states.get(code);
          const className = classNames(styles.country, state && styles[state], dot && !state && styles.unseen);
          return (
            <g key={code} data-code={code} className={className}>
              <title>{countryName(code)}</title>
              {path !== undefined && <path d={path} />}
              {dot && <circle cx={dot[0]} cy={dot[1]} r={state ? 4 : 2} />}
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.legend}>
        {STATES.map((state) => (
          <span key={state} className={styles.entry}>
            <span className={classNames(styles.swatch, styles[state])} />
            <KeyedText>{t(`countries.states.${state}`)}</KeyedText>
          </span>
        ))}
      </figcaption>
    </figure>
  );
});
