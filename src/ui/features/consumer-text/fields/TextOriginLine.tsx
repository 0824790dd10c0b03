import { useTranslation } from 'react-i18next';
import type { TextOrigin } from '../../../../domain/consumer-text/textOrigin.ts';
import { directionOf, ownNameOf, type Language } from '../../../../domain/languages/language.ts';
import styles from './TextOriginLine.module.scss';

export type TextOriginLineProps = {
  readonly label: string;
  readonly origin: TextOrigin;
  /** The text of the portal's default language, for who writes another one. */
  readonly base: { readonly text: string; readonly language: Language } | undefined;
  /** The product's own words for the place, if it has any. */
  readonly usual: string | undefined;
  /** Takes the merchant's words away. */
  readonly onClear: () => void;
};

/** Under a field: whose words customers read there, the text to translate from, and the way back to the words before. */
export function TextOriginLine({ label, origin, base, usual, onClear }: TextOriginLineProps) {
  const { t } = useTranslation();
  const act = base
    ? t('wording.origin.useBorrowed', { language: ownNameOf(base.language) })
    : usual === undefined
      ? t('wording.origin.leaveEmpty')
      : t('wording.origin.useUsual');
  return (
    <div className={styles.line}>
      {origin.kind === 'own' && base && (
        <span className={styles.base}>
          <abbr className={styles.code} title={ownNameOf(base.language)}>
            {base.language.toUpperCase()}
          </abbr>
          <span lang={base.language} dir={directionOf(base.language)}>
            {base.text}
          </span>
        </span>
      )}
      {origin.kind === 'usual' && usual !== undefined && <span>{t('wording.origin.usual')}</span>}
      {origin.kind === 'own' && (
        <button type="button" className={styles.action} aria-label={`${label}: ${act}`} onClick={onClear}>
          {act}
        </button>
      )}
    </div>
  );
}
