import { ArrowRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ConsumerLanguagesEditor } from '../../../../application/languages/ConsumerLanguagesEditor.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { useLanguageName } from '../useLanguageName.ts';
import styles from './Texts.module.scss';

type Step = { readonly name: string; readonly when: string };

export const FallbackCard = observer(function FallbackCard({ editor }: { readonly editor: ConsumerLanguagesEditor }) {
  const { t } = useTranslation();
  const languageName = useLanguageName();
  const start = editor.pending && languageName(editor.pending.start);
  if (start === undefined) return undefined;
  const theirs = {
    name: t('consumerLanguages.fallback.theirs'),
    when: t('consumerLanguages.fallback.ifOffered'),
  };
  const fallback = { name: start, when: t('consumerLanguages.fallback.theDefault') };
  const products = {
    name: t('consumerLanguages.fallback.products'),
    when: t('consumerLanguages.fallback.inTheirs'),
  };
  return (
    <>
      <Card title={t('consumerLanguages.fallback.language')} description={t('consumerLanguages.fallback.languageText')}>
        <Chain steps={[theirs, fallback]} />
      </Card>
      <Card title={t('consumerLanguages.fallback.text')} description={t('consumerLanguages.fallback.textText')}>
        <Chain steps={[theirs, fallback, products]} />
      </Card>
    </>
  );
});

function Chain({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className={styles.chain}>
      {steps.map(({ name, when }, index) => (
        <li key={name} className={styles.link}>
          {index > 0 && <Glyph of={ArrowRight} size="small" isMirrored />}
          <span className={styles.step}>
            <KeyedText>{name}</KeyedText>
            <small>{when}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
