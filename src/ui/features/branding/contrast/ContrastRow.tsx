import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColourSuggestion } from '../../../../domain/theme/readableColours.ts';
import type { ContrastVerdict } from '../../../../domain/theme/themeContrast.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { ColourSample } from '../../../shared/components/ColourSample/ColourSample.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import styles from './ContrastCard.module.scss';

const TONES = { passes: 'success', 'hard-to-read': 'warning', unreadable: 'critical' } as const;
const VERDICTS = { passes: 'passes', 'hard-to-read': 'hardToRead', unreadable: 'unreadable' } as const;

export type ContrastRowProps = {
  readonly title: string;
  readonly backgroundName: string;
  readonly sample: ReactNode;
  readonly contrast: {
    readonly ratio: number;
    readonly verdict: ContrastVerdict;
  };
  readonly suggestions: readonly ColourSuggestion[];
  readonly isPicture?: boolean | undefined;
  /** Published contrast, if it differs from the pending contrast. */
  readonly before: number | undefined;
  readonly onUse: (suggestion: ColourSuggestion) => void;
};

export function ContrastRow({
  title,
  backgroundName,
  sample,
  contrast,
  suggestions,
  isPicture = false,
  before,
  onUse,
}: ContrastRowProps) {
  const { t, i18n } = useTranslation();
  const { ratio, verdict } = contrast;
  const figures = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1, roundingMode: 'floor' });
  const ratioText = (of: number): string => t('branding.contrast.ratio', { ratio: figures.format(of) });

  function handleUse(suggestion: ColourSuggestion): void {
    onUse(suggestion);
    announce(t('branding.contrast.used', { colour: suggestion.colour }));
  }
  return (
    <li className={styles.row}>
      {sample}
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.muted}>{backgroundName}</p>
      </div>
      <div className={styles.figures}>
        <div>
          <p className={styles.ratio}>{ratioText(ratio)}</p>
          {before !== undefined && (
            <p className={styles.muted}>{t('branding.contrast.was', { ratio: ratioText(before) })}</p>
          )}
        </div>
        <span className={styles.verdict}>
          <Pill tone={TONES[verdict]} icon={<Glyph of={verdict === 'passes' ? Check : TriangleAlert} size="small" />}>
            {t(`branding.contrast.verdicts.${isPicture && verdict !== 'passes' ? 'hardToSee' : VERDICTS[verdict]}`)}
          </Pill>
        </span>
      </div>
      {suggestions.length > 0 && (
        <div className={styles.remedies}>
          {suggestions.map((suggestion) => (
            <Button
              key={suggestion.field}
              size="compact"
              icon={<ColourSample colour={suggestion.colour} />}
              aria-label={t('branding.contrast.useNamed', {
                colour: suggestion.colour,
                name: t(`branding.colours.${suggestion.field}`),
              })}
              onPress={() => handleUse(suggestion)}
            >
              {t('branding.contrast.use', {
                colour: suggestion.colour,
                name: t(`branding.colours.${suggestion.field}`),
              })}
            </Button>
          ))}
          <span className={styles.muted}>{t('branding.contrast.nearest', { count: suggestions.length })}</span>
        </div>
      )}
    </li>
  );
}
