import { useTranslation } from 'react-i18next';
import type { TextOrigin } from '../../../../domain/consumer-text/textOrigin.ts';
import { directionOf, ownNameOf, type Language } from '../../../../domain/languages/language.ts';
import styles from './TextOriginLine.module.scss';

export type TextOriginLineProps = {
  readonly label: string;
  readonly origin: TextOrigin;
  /** Text in the default language, which the merchant can translate. */
  readonly base: { readonly text: string; readonly language: Language } | undefined;
  readonly usual: string | undefined;
  /** Present if the owner has replaced the product's text. `standard` is the product's text. */
  readonly owner: { readonly name: string; readonly standard: string } | undefined;
  /** Sets the text. An empty text removes the merchant's own text. */
  readonly onUse: (text: string) => void;
};

export function TextOriginLine({ label, origin, base, usual, owner, onUse }: TextOriginLineProps) {
  const { t } = useTranslation();
  const act = base
    ? t('consumerText.origin.useBorrowed', { language: ownNameOf(base.language) })
    : usual === undefined
      ? t('consumerText.origin.leaveEmpty')
      : owner
        ? t('consumerText.origin.useOwners', { owner: owner.name })
        : t('consumerText.origin.useUsual');
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
          aria-label={`${label}: ${t('consumerText.origin.useStandard', { text: owner.standard })}`}
          onClick={() => onUse(owner.standard)}
        >
          {t('consumerText.origin.useStandard', { text: owner.standard })}
        </button>
      )}
    </div>
  );
}
