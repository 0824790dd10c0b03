import { GitBranch, Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/components/Button/Button.tsx';
import { Card } from '../../../../shared/components/Card/Card.tsx';
import { EmptyState } from '../../../../shared/components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../../../shared/components/Icon/Glyph.tsx';
import styles from './NoRules.module.scss';
import { RuleText } from '../RuleText.tsx';
import { useTemplates, type OfferedTemplatesProps } from './useTemplates.ts';

export type NoRulesProps = OfferedTemplatesProps & { readonly onAdd: () => void };

export const NoRules = observer(function NoRules({ editor, type, onAdd }: NoRulesProps) {
  const { t } = useTranslation();
  const templates = useTemplates(editor, type);
  return (
    <Card density="flush">
      <EmptyState
        icon={<Glyph of={GitBranch} />}
        title={t('rules.empty.title')}
        action={
          <Button variant="primary" icon={<Glyph of={Plus} />} onPress={onAdd}>
            {t('rules.add')}
          </Button>
        }
      >
        {t(`rules.empty.${type}`)}
      </EmptyState>
      {templates.length > 0 && (
        <section className={styles.examples} aria-label={t('rules.templates.title')}>
          <h2 className={styles.heading}>{t('rules.templates.title')}</h2>
          <p className={styles.hint}>{t('rules.templates.hint')}</p>
          <ul className={styles.list}>
            {templates.map(({ id, name, phrase, use }) => (
              <li key={id} className={styles.example}>
                <div className={styles.words}>
                  <p className={styles.name}>{name}</p>
                  <RuleText phrase={phrase} />
                </div>
                <Button size="compact" aria-label={t('rules.templates.useNamed', { rule: name })} onPress={use}>
                  {t('rules.templates.use')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
});
