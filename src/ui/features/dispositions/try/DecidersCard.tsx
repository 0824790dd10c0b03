import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import type { Decider } from '../../../../domain/dispositions/rulesThatDecide.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import styles from './DecidersCard.module.scss';

export type DecidersCardProps = { readonly editor: DispositionsEditor; readonly onShow: (ruleId: string) => void };

export const DecidersCard = observer(function DecidersCard({ editor, onShow }: DecidersCardProps) {
  const { t } = useTranslation();
  const { deciders, pending } = editor;
  const decided = deciders.filter(({ rule }) => rule !== undefined).length;
  const cell = (decider: Decider | undefined) => {
    if (!decider) return undefined;
    const ruleId = decider.rule ? decider.rule.id : decider.ruleId;
    const text = decider.rule
      ? t('dispositions.deciders.rule', { number: editor.placeOfRule(decider.rule.id) })
      : t(`dispositions.deciders.${decider.gap}`);
    if (ruleId === undefined) return <span className={styles.open}>{text}</span>;
    return (
      <button type="button" className={decider.rule ? styles.link : styles.openLink} onClick={() => onShow(ruleId)}>
        {text}
      </button>
    );
  };
  return (
    <Card
      density="compact"
      title={t('dispositions.deciders.title')}
      description={t('dispositions.deciders.count', { decided, total: deciders.length })}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('dispositions.deciders.group')}</th>
            <th scope="col">{t('dispositions.places.warehouse')}</th>
            <th scope="col">{t('dispositions.store')}</th>
          </tr>
        </thead>
        <tbody>
          {pending.groups.map(({ id, name }, nth) => (
            <tr key={id}>
              <th scope="row" dir="auto">
                {name}
              </th>
              <td>{cell(deciders[2 * nth])}</td>
              <td>{cell(deciders[2 * nth + 1])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
});
