import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ConsumerTextEditor } from '../../../application/consumer-text/ConsumerTextEditor.ts';
import { configKey } from '../../../domain/application-config/configPart.ts';
import { consumerSteps, textSlots, type ConsumerStep, type TextSlot } from '../../../domain/consumer-text/textSlot.ts';
import { ownNameOf, type Language } from '../../../domain/languages/language.ts';
import { classNames } from '../../shared/classNames.ts';
import { VisuallyHidden } from '../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import { revealSetting } from '../../shared/settings/revealSetting.ts';
import { isSlotIn, isSlotPending, slotFilters, slotStateOf, type SlotFilter } from './slotState.ts';
import styles from './SlotTree.module.scss';
import { useTreeKeys } from './useTreeKeys.ts';

export type SlotTreeProps = {
  readonly editor: ConsumerTextEditor;
  readonly language: Language;
  /** Screen whose texts are expanded. */
  readonly open: ConsumerStep | undefined;
  readonly onOpen: (step: ConsumerStep) => void;
  readonly filter: SlotFilter | undefined;
  readonly onFilter: (filter: SlotFilter | undefined) => void;
};

const slotId = ({ step, field }: TextSlot): string => `${step}.${field}`;

/** Tree of all texts by screen, with their state in all languages. A click focuses the field of the text. */
export const SlotTree = observer(function SlotTree({
  editor,
  language,
  open,
  onOpen,
  filter,
  onFilter,
}: SlotTreeProps) {
  const { t } = useTranslation();
  const { languages } = editor;
  const renderedIds = [...consumerSteps, ...textSlots.filter(({ step }) => step === open).map(slotId)];
  const keys = useTreeKeys(open ?? 'returnDetails');
  const itemOf = (id: string, level: 1 | 2) => keys.item(id, level, renderedIds);
  return (
    <nav className={styles.tree} aria-label={t('consumerText.tree.label')}>
      <p className={styles.head} aria-hidden="true">
        <span>{t('consumerText.tree.summary', { texts: textSlots.length, screens: consumerSteps.length })}</span>
        {languages.map((each) => (
          <span key={each} className={classNames(styles.cell, each === language && styles.current)}>
            {each.toUpperCase()}
          </span>
        ))}
      </p>
      <div {...keys.tree} aria-label={t('consumerText.tree.label')} className={styles.steps}>
        {consumerSteps.map((step, nth) => (
          <div key={step} role="none">
            <button
              {...itemOf(step, 1)}
              type="button"
              className={styles.step}
              aria-expanded={step === open}
              aria-current={step === open ? 'true' : undefined}
              onClick={() => onOpen(step)}
            >
              <span className={styles.name}>
                {t('portalPreview.screen', { number: nth + 1, name: t(`consumerText.steps.${step}`) })}
              </span>
              <StepCounts editor={editor} step={step} />
            </button>
            {step === open && <Slots editor={editor} language={language} step={step} keys={keys} itemOf={itemOf} />}
          </div>
        ))}
      </div>
      <ul className={styles.filters} aria-label={t('consumerText.tree.filter')}>
        {slotFilters.map((each) => (
          <li key={each}>
            <button
              type="button"
              className={styles.filter}
              aria-pressed={each === filter}
              onClick={() => onFilter(each === filter ? undefined : each)}
            >
              <i className={each === 'pending' ? classNames(styles.own, styles.pending) : styles[each]} />
              <span className={styles.name}>{t(`consumerText.tree.states.${each}`)}</span>{' '}
              <span className={styles.count}>
                {textSlots.filter((slot) => isSlotIn(each, editor, language, slot)).length}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
});

/** Number of texts written for a step. Highlighted if a text is missing, so that customers see another language. */
const StepCounts = observer(function StepCounts({ editor, step }: Pick<SlotsProps, 'editor' | 'step'>) {
  const isHere = (slot: TextSlot): boolean => slot.step === step;
  return editor.languages.map((language) => {
    const { written = [], borrowed = [] } = editor.completeness.get(language) ?? {};
    return (
      <span
        key={language}
        aria-hidden="true"
        className={classNames(styles.cell, borrowed.some(isHere) && styles.lacks)}
      >
        {written.filter(isHere).length}
      </span>
    );
  });
});

type SlotsProps = {
  readonly editor: ConsumerTextEditor;
  readonly language: Language;
  readonly step: ConsumerStep;
  readonly keys: ReturnType<typeof useTreeKeys>;
  readonly itemOf: (id: string, level: 1 | 2) => ReturnType<ReturnType<typeof useTreeKeys>['item']>;
};

const Slots = observer(function Slots({ editor, language, step, keys, itemOf }: SlotsProps) {
  const { t } = useTranslation();
  return (
    <div {...keys.group} className={styles.slots}>
      {textSlots
        .filter((slot) => slot.step === step)
        .map((slot) => (
          <div key={slot.field} role="none">
            <button
              {...itemOf(slotId(slot), 2)}
              type="button"
              className={styles.slot}
              onClick={() => revealSetting(configKey({ kind: 'text', language, slot }), () => undefined)}
            >
              <span className={styles.name}>{t(`changes.fields.${slot.field as 'heading'}`)}</span>
              {editor.languages.map((each) => {
                const state = slotStateOf(editor, each, slot);
                const isPending = isSlotPending(editor, each, slot);
                return (
                  <span key={each} className={styles.cell}>
                    <i className={classNames(styles[state], isPending && styles.pending)} />
                    <VisuallyHidden>
                      {` ${ownNameOf(each)}: ${t(`consumerText.tree.states.${state}`)}${isPending ? `, ${t('consumerText.tree.states.pending')}` : ''}`}
                    </VisuallyHidden>
                  </span>
                );
              })}
            </button>
          </div>
        ))}
    </div>
  );
});
