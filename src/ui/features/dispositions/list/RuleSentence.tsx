import { useTranslation } from 'react-i18next';
import type { DispositionRule, Dispositions } from '../../../../domain/dispositions/disposition.ts';
import { nameIn } from '../../../../domain/dispositions/dispositionPhrases.ts';
import type { Branch, GradedItem } from '../../../../domain/dispositions/decideDisposition.ts';
import { classNames } from '../../../shared/classNames.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { VisuallyHidden } from '../../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './RuleSentence.module.scss';

export type RuleSentenceProps = {
  readonly rule: DispositionRule;
  readonly of: Dispositions;
  /** The published rule, and the published entries to which it refers. */
  readonly was?: { readonly rule: DispositionRule; readonly of: Dispositions } | undefined;
  /** Result for the tested item, if this rule decides about it. */
  readonly tried?: { readonly answers: GradedItem['answers']; readonly branch: Branch | undefined } | undefined;
};

export function RuleSentence({ rule, of, was, tried }: RuleSentenceProps) {
  const { t } = useTranslation();

  function action(branch: Branch, idOf: (each: DispositionRule) => string) {
    const isChanged = was !== undefined && idOf(was.rule) !== idOf(rule);
    return (
      <>
        <span
          dir="auto"
          className={classNames(
            styles.chip,
            styles.action,
            isChanged && styles.changed,
            tried?.branch === branch && styles.taken,
          )}
        >
          {nameIn(of.actions, idOf(rule))}
        </span>
        {isChanged && (
          <del dir="auto" className={styles.before}>
            <VisuallyHidden>
              <KeyedText>{t('changes.before')}</KeyedText>{' '}
            </VisuallyHidden>
            <KeyedText>{nameIn(was.of.actions, idOf(was.rule))}</KeyedText>
          </del>
        )}
      </>
    );
  }

  return (
    <dl className={styles.sentence}>
      <dt>{t('dispositions.if')}</dt>
      <dd>
        {rule.conditions.length === 0 && <span className={styles.word}>{t('dispositions.always')}</span>}
        {rule.conditions.map(({ attributeId, answer }, nth) => {
          const testedAnswer =
            tried && Object.hasOwn(tried.answers, attributeId) ? tried.answers[attributeId] : undefined;
          return (
            // The key contains the index, because stored data may contain a question twice.
            <span key={`${attributeId} ${nth}`} className={styles.part}>
              {nth > 0 && <span className={styles.word}>{t('dispositions.and')}</span>}
              <span className={classNames(styles.chip, testedAnswer === answer && styles.fits)}>
                <bdi>{nameIn(of.attributes, attributeId)}</bdi>{' '}
                <b>{t(answer ? 'dispositions.isYes' : 'dispositions.isNo')}</b>
              </span>
            </span>
          );
        })}
      </dd>
      <dt>{t('dispositions.then')}</dt>
      <dd>{action('then', ({ thenActionId }) => thenActionId)}</dd>
      <dt>{t('dispositions.else')}</dt>
      <dd>{action('else', ({ elseActionId }) => elseActionId)}</dd>
    </dl>
  );
}
