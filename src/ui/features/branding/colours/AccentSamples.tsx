import { useTranslation } from 'react-i18next';
import { accentSamples, type AccentSample } from '../../../../domain/theme/accentSamples.ts';
import { ColourSample } from '../../../shared/components/ColourSample/ColourSample.tsx';
import styles from './AccentSamples.module.scss';

const textKeys = {
  button: 'publishing.publish',
  link: 'footer.terms',
  selectedPage: 'navigation.home',
} as const satisfies Record<AccentSample['kind'], string>;

export function AccentSamples({ colour }: { readonly colour: string }) {
  const { t, i18n } = useTranslation();
  const { samples, adjusted } = accentSamples(colour);
  const figures = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1, roundingMode: 'floor' });
  return (
    <div className={styles.accent}>
      {adjusted && (
        <p className={styles.adjusted}>
          <ColourSample colour={colour} />
          <ColourSample colour={adjusted.colour} />
          <span>
            {t(adjusted.isTooLight ? 'branding.accent.darkened' : 'branding.accent.calmer', {
              colour,
              used: adjusted.colour,
            })}
          </span>
        </p>
      )}
      <ul className={styles.samples}>
        {samples.map(({ kind, text, background, ratio }) => (
          <li key={kind} className={styles.sample}>
            <span inert className={styles.picture} style={{ color: text, backgroundColor: background }}>
              {t(textKeys[kind])}
            </span>
            <span>
              <span className={styles.name}>{t(`branding.accent.${kind}`)}</span>
              <span className={styles.ratio}>{t('branding.contrast.ratio', { ratio: figures.format(ratio) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
