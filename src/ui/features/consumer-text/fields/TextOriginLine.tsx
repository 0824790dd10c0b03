import { useTranslation } from 'react-i18next';
import type { TextOrigin } from '../../../../domain/consumer-text/textOrigin.ts';
import { directionOf, ownNameOf, type Language } from '../../../../domain/languages/language.ts';
import styles from './TextOriginLine.module.scss';

export type TextOriginLineProps = {
  readonly label: string;
  readonly origin: TextOrigin;
  /** The text of the portal's default language, for who writes another one. */
  readonly base: { readonly text: string; readonly language: Language } | undefined;
  /** The words that show there where a merchant wrote none, if any do. */
  readonly usual: string | undefined;
  /** Whose these words are where they are not the product's, and what the product's would be. */
  readonly owner: { readonly name: string; readonly standard: string } | undefined;
  /** Makes a text pending; an empty one takes the merchant's words away. */
  readonly onUse: (text: string) => void;
};

/** Under a field: the text to translate from, and the way back to the words before. */
export function TextOriginLine({ label, origin, base, usual, owner, onUse }: TextOriginLineProps) {
  const { t } = useTranslation();
  const act = base
    ? t('wording.origin.useBorrowed', { language: ownNameOf(base.language) })
    : usual === undefined
      ? t('wording.origin.leaveEmpty')
      : owner
        ? t('wording.origin.useOwners', { owner: owner.name })
        : t('wording.origin.useUsual');
  const isStandardOffered = owner !== undefined && !(origin.kind === 'own' && origin.text === owner.standard);
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
      {origin.kind === 'own' && (
        <button type="button" className={styles.action} aria-label={`${label}: ${act}`} onClick={() => onUse('')}>
          {act}
        </button>
      )}
      {isStandardOffered && (
        <button
          type="button"
          className={styles.action}
          aria-label={`${label}: ${t('wording.origin.useStandard', { text: owner.standard })}`}
          onClick={() => onUse(owner.standard)}
        >
          {t('wording.origin.useStandard', { text: owner.standard })}
        </button>
      )}
    </div>
  );
}
