import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import type { BatchOutcome, Replay } from '../../../../domain/dispositions/batch/replayBatch.ts';
import type { Dispositions } from '../../../../domain/dispositions/disposition.ts';
import { nameIn } from '../../../../domain/dispositions/dispositionPhrases.ts';
import { classNames } from '../../../shared/classNames.ts';
import { isolated } from '../../../shared/texts/isolated.ts';
import styles from './BatchDialog.module.scss';

export type BatchResultProps = { readonly editor: DispositionsEditor; readonly replay: Replay };

const MAX_LISTED_ITEMS = 50;
const SHOWN_CHARACTERS = 80;

export const BatchResult = observer(function BatchResult({ editor, replay }: BatchResultProps) {
  const { t, i18n } = useTranslation();
  const { isChanged, published, pending } = editor;
  const { counts, differences } = replay;
  const number = (count: number): string => new Intl.NumberFormat(i18n.language).format(count);
  const max = Math.max(...counts.map((each) => Math.max(each.published, each.pending)));

  function nameOf(outcome: BatchOutcome, of: Dispositions): string {
    if (typeof outcome === 'object') return nameIn(of.actions, outcome.actionId);
    return t(outcome === 'no-rule' ? 'dispositions.batch.noRule' : 'dispositions.batch.unanswered');
  }
  const isIn = (outcome: BatchOutcome, { actions }: Dispositions): boolean =>
    typeof outcome === 'string' || actions.some(({ id }) => id === outcome.actionId);

  return (
    <>
      <table className={styles.table} aria-label={t('dispositions.batch.result')}>
        <thead>
          <tr>
            <th scope="col">{t('dispositions.batch.outcome')}</th>
            {isChanged && <th scope="col">{t('changes.sides.published')}</th>}
            <th scope="col">{t(isChanged ? 'changes.sides.pending' : 'dispositions.batch.items')}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map((count) => {
            const name = nameOf(count.outcome, isIn(count.outcome, pending) ? pending : published);
            const bar = (value: number, isPending: boolean) => (
              <td>
                <span className={styles.bar}>
                  <span
                    className={classNames(styles.fill, isPending && isChanged && styles.pending)}
                    style={{ inlineSize: `${(100 * value) / max}%` }}
                  />
                </span>
                <span className={styles.number}>{number(value)}</span>
              </td>
            );
            return (
              <tr key={typeof count.outcome === 'string' ? count.outcome : `action ${count.outcome.actionId}`}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                {isChanged && bar(count.published, false)}
                {bar(count.pending, true)}
              </tr>
            );
          })}
        </tbody>
      </table>
      {differences.length > 0 && (
        <section aria-label={t('dispositions.batch.differences')}>
          <h3 className={styles.heading}>{t('dispositions.batch.differences')}</h3>
          <ul className={styles.list}>
            {differences.slice(0, MAX_LISTED_ITEMS).map((difference) => (
              <li key={difference.item.row} className={styles.line}>
                <span className={styles.row}>{t('dispositions.batch.row', { row: difference.item.row })}</span>
                <bdi>{difference.item.name.slice(0, SHOWN_CHARACTERS)}</bdi>
                <span>
                  {t('dispositions.batch.difference', {
                    before: isolated(nameOf(difference.published, published)),
                    after: isolated(nameOf(difference.pending, pending)),
                  })}
                </span>
              </li>
            ))}
            {differences.length > MAX_LISTED_ITEMS && (
              <li className={styles.row}>{t('common.others', { count: differences.length - MAX_LISTED_ITEMS })}</li>
            )}
          </ul>
        </section>
      )}
    </>
  );
});
