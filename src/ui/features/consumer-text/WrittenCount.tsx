import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ConsumerTextEditor } from '../../../application/consumer-text/ConsumerTextEditor.ts';
import type { Language } from '../../../domain/languages/language.ts';
import { classNames } from '../../shared/classNames.ts';
import styles from './WrittenCount.module.scss';

type WrittenCountProps = { readonly editor: ConsumerTextEditor; readonly language: Language };

/** Number of written texts of a language. Highlighted if customers see a text in another language. */
export const WrittenCount = observer(function WrittenCount({ editor, language }: WrittenCountProps) {
  const { t } = useTranslation();
  const texts = editor.completeness.get(language);
  if (!texts) return undefined;
  const { written, borrowed, unwritten } = texts;
  return (
    <span className={classNames(styles.count, borrowed.length > 0 && styles.lacks)}>
      {t('consumerText.written', {
        written: written.length,
        total: written.length + borrowed.length + unwritten.length,
      })}
    </span>
  );
});
