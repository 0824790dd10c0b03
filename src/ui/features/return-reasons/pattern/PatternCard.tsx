import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeCommentPattern } from '../../../../application/return-reasons/ChangeCommentPattern.ts';
import { PatternEngine } from '../../../../application/return-reasons/PatternEngine.ts';
import { DEFAULT_REASON_PATTERN } from '../../../../domain/return-reasons/returnReason.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { useService } from '../../../shared/services.tsx';
import { patternMessageKeyOf } from '../messageKeyOf.ts';
import styles from './PatternCard.module.scss';
import { PatternTrial } from './PatternTrial.tsx';
import { usePatternDraft } from './usePatternDraft.ts';

export type PatternCardProps = { readonly pattern: string; readonly published: string };

/** The default is shown as an empty field: it is what an empty field means. */
const shownOf = (pattern: string): string => (pattern === DEFAULT_REASON_PATTERN ? '' : pattern);

/** What a customer may write beside a reason, with a place to try it. */
export function PatternCard({ pattern, published }: PatternCardProps) {
  const { t } = useTranslation();
  const engine = useService(PatternEngine);
  const changePattern = useService(ChangeCommentPattern);
  const draft = usePatternDraft(shownOf(pattern), engine, (text) => changePattern.execute(text));
  const [comment, setComment] = useState('');
  const isChanged = pattern !== published;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    draft.commit();
  }

  function handleComment(text: string): void {
    draft.prepare();
    setComment(text);
  }

  return (
    <Card title={t('returnReasons.pattern.title')} isChanged={isChanged}>
      <div className={styles.columns}>
        <form className={styles.pattern} noValidate onSubmit={handleSubmit}>
          <TextField
            label={t('returnReasons.pattern.label')}
            hint={t('returnReasons.pattern.hint')}
            error={draft.error && t(patternMessageKeyOf(draft.error))}
            was={isChanged ? shownOf(published) || t('returnReasons.pattern.default') : undefined}
            wasLabel={t('changes.before')}
            dir="ltr"
            isMono
            autoComplete="off"
            placeholder={DEFAULT_REASON_PATTERN}
            value={draft.text}
            onChange={draft.change}
            onBlur={draft.commit}
          />
        </form>
        <PatternTrial
          matcher={draft.compile?.(draft.text || DEFAULT_REASON_PATTERN)}
          comment={comment}
          onChange={handleComment}
        />
      </div>
    </Card>
  );
}
