import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import { nameIn } from '../../../../domain/dispositions/dispositionPhrases.ts';
import { rulesThatDecide } from '../../../../domain/dispositions/rulesThatDecide.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { useSide } from '../../../shared/sides/PublishedOrPending.tsx';
import { PlaceSwitch } from '../try/PlaceSwitch.tsx';
import type { TriedItem } from '../try/useTriedItem.ts';
import styles from './TreeCard.module.scss';

export type TreeCardProps = { readonly editor: DispositionsEditor; readonly tried: TriedItem };

export const TreeCard = observer(function TreeCard({ editor, tried }: TreeCardProps) {
  const { t } = useTranslation();
  const [side, choice] = useSide(editor.isChanged);
  const dispositions = editor[side];
  const { place } = tried;
  const deciders = rulesThatDecide(dispositions).filter((decider) => decider.place === place);
  const decision = tried.decide(dispositions);
  const ruleId = decision && 'ruleId' in decision ? decision.ruleId : undefined;
  const branch = decision?.kind === 'decided' ? decision.branch : undefined;
  const root = t(place === 'warehouse' ? 'dispositions.tree.inWarehouse' : 'dispositions.tree.inStore');
  return (
    <Card
      title={t('dispositions.tree.title')}
      description={t('dispositions.tree.description')}
      actions={
        <div className={styles.controls}>
          <PlaceSwitch place={place} onChange={tried.setPlace} />
          {choice}
        </div>
      }
    >
      <div className={styles.frame}>
        <p className={styles.root}>{root}</p>
        <ul className={styles.branches} aria-label={root}>
          {deciders.map((decider) => {
            const { groupId, rule } = decider;
            const isHot = rule !== undefined && rule.id === ruleId;
            const group = (
              <bdi className={classNames(styles.node, !rule && styles.gap, isHot && styles.hot)}>
                {nameIn(dispositions.groups, groupId)}
              </bdi>
            );
            if (!rule)
              return (
                <li key={groupId} className={styles.branch}>
                  {group}
                  <span className={styles.stays}>{t(`dispositions.tree.${decider.gap}`)}</span>
                </li>
              );
            const branchNode = (name: 'then' | 'else', actionId: string) => (
              <bdi className={classNames(styles.node, styles.action, isHot && branch === name && styles.won)}>
                {nameIn(dispositions.actions, actionId)}
              </bdi>
            );
            return (
              <li key={groupId} className={classNames(styles.branch, isHot && branch === 'then' && styles.then)}>
                {group}
                <div className={styles.ways}>
                  <div className={styles.way}>
                    {rule.conditions.map(({ attributeId, answer }, nth) => (
                      <span key={`${attributeId} ${nth}`} className={styles.step}>
                        <bdi
                          className={classNames(
                            styles.node,
                            styles.question,
                            isHot && tried.answers[attributeId] === answer && styles.hot,
                          )}
                        >
                          {nameIn(dispositions.attributes, attributeId)}
                        </bdi>
                        <span className={styles.answer}>{t(answer ? 'dispositions.isYes' : 'dispositions.isNo')}</span>
                      </span>
                    ))}
                    <span className={styles.line} />
                    {branchNode('then', rule.thenActionId)}
                  </div>
                  {rule.conditions.length > 0 && (
                    <div className={classNames(styles.way, styles.else, isHot && branch === 'else' && styles.elseHot)}>
                      <span className={styles.answer}>{t('dispositions.tree.otherwise')}</span>
                      <span className={styles.line} />
                      {branchNode('else', rule.elseActionId)}
                    </div>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </Card>
  );
});
