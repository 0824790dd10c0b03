import { useTranslation } from 'react-i18next';
import {
  ChangeCommentPattern,
  type PatternError,
} from '../../../../application/return-reasons/ChangeCommentPattern.ts';
import { PatternEngine } from '../../../../application/return-reasons/PatternEngine.ts';
import { DEFAULT_REASON_PATTERN } from '../../../../domain/company/parts/returnReason.ts';
import { REASON_PATTERN_KEY } from '../../../../domain/return-reasons/reasonList.ts';
import { isText } from '../../../../domain/shared/shapes.ts';
import { PATTERN_LIMIT } from '../../../../domain/validation/patterns/patternEngine.ts';
import { patternProblem } from '../../../../domain/validation/patterns/patternProblem.ts';
import { isTooLong } from '../../../../domain/validation/textLimit.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { PatternField } from '../../../shared/components/PatternField/PatternField.tsx';
import { usePatternCompiler } from '../../../shared/components/PatternField/usePatternCompiler.ts';
import { useFieldDraft } from '../../../shared/forms/useFieldDraft.ts';
import { useService } from '../../../shared/services.tsx';
import type { PortFailure } from '../../../../application/shared/failure.ts';

function patternMessageKeyOf(error: PatternError | PortFailure) {
  switch (error.kind) {
    case 'pattern-invalid':
      return 'validation.regexInvalidError';
    case 'pattern-too-long':
      return 'returnReasons.errors.patternTooLarge';
    default:
      // Show a general message, because users can only try again.
      return `errors.${error.kind}.title` as const;
  }
}

export type PatternCardProps = { readonly pattern: string; readonly published: string };

/** Returns the text for the field. The default pattern is shown as an empty field. */
const shownOf = (pattern: string): string => (pattern === DEFAULT_REASON_PATTERN ? '' : pattern);

export function PatternCard(props: PatternCardProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('returnReasons.pattern.title')} isChanged={props.pattern !== props.published}>
      <CommentPattern {...props} />
    </Card>
  );
}

function CommentPattern({ pattern, published }: PatternCardProps) {
  const { t } = useTranslation();
  const engine = useService(PatternEngine);
  const changePattern = useService(ChangeCommentPattern);
  const compiler = usePatternCompiler(() => engine.load());
  const { compile } = compiler;
  const draft = useFieldDraft({
    name: REASON_PATTERN_KEY,
    isValue: isText,
    validatesOnKeystroke: true,
    limit: PATTERN_LIMIT,
    pending: shownOf(pattern),
    published: shownOf(published),
    check: (text) => {
      if (isTooLong(PATTERN_LIMIT, text)) return patternMessageKeyOf({ kind: 'pattern-too-long' });
      return text === '' ? undefined : patternProblem(text, compile);
    },
    save: async (text) => {
      const saved = await changePattern.execute(text);
      if (saved.ok) return undefined;
      return (
        (saved.error.kind === 'pattern-invalid' && patternProblem(text, compile)) || patternMessageKeyOf(saved.error)
      );
    },
    textOf: (text) => text || t('returnReasons.pattern.default'),
  });
  return (
    <PatternField
      {...draft.field}
      label={t('returnReasons.pattern.label')}
      hint={t('returnReasons.pattern.hint')}
      compiler={compiler}
      defaultPattern={DEFAULT_REASON_PATTERN}
      trial={{
        label: t('returnReasons.pattern.tryLabel'),
        hint: t('returnReasons.pattern.tryHint'),
        accepted: t('returnReasons.pattern.matches'),
        refused: t('returnReasons.pattern.doesNotMatch'),
      }}
    />
  );
}
