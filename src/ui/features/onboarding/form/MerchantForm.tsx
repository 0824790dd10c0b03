import { ArrowLeft, ArrowRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { NewMerchantsEditor } from '../../../../application/onboarding/NewMerchantsEditor.ts';
import { draftOf } from '../../../../domain/onboarding/draft/draftChanges.ts';
import { asksForJapaneseNames, draftFields } from '../../../../domain/onboarding/draft/draftFields.ts';
import { draftProblems, type DraftProblem } from '../../../../domain/onboarding/draft/draftProblems.ts';
import { EMPTY_DRAFT, type MerchantDraft } from '../../../../domain/onboarding/draft/merchantDraft.ts';
import { namesUsedBy } from '../../../../domain/onboarding/draft/pendingMerchants.ts';
import { comparableName } from '../../../../domain/onboarding/tradingName.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { focusWithin } from '../../../shared/forms/focusField.ts';
import { Form } from '../../../shared/forms/Form.tsx';
import { useMessageText, type FormMessage } from '../../../shared/forms/formMessage.ts';
import { FORM_CONTINUES, useForm } from '../../../shared/forms/useForm.ts';
import { CompanyPart } from './CompanyPart.tsx';
import { ContactPart } from './ContactPart.tsx';
import styles from './MerchantForm.module.scss';
import { MerchantSummary } from './MerchantSummary.tsx';
import { fieldRulesOf, type MerchantValues } from './merchantValues.ts';
import { isFormPart, partAfter, type FormPart, PartPath, type PartState } from './PartPath.tsx';
import { ProductPart } from './ProductPart.tsx';
import { SignupPart } from './SignupPart.tsx';
import { useNamesakes, useRefusedName } from './useNamesakes.ts';

export type MerchantFormProps = {
  readonly editor: NewMerchantsEditor;
  /** Company id. Undefined for a new merchant. */
  readonly edited: string | undefined;
  readonly onDone: () => void;
};

const PART = 'part';

const ID_EXISTS: DraftProblem = { field: 'companyId', part: 'company', problem: 'onboarding.errors.companyIdExists' };

const draftIn = ({ bccTyped: _bccTyped, ...draft }: MerchantValues): MerchantDraft => draft;

/** Form in five parts. A reload does not lose input. */
export const MerchantForm = observer(function MerchantForm({ editor, edited, onDone }: MerchantFormProps) {
  const { t } = useTranslation();
  const textOf = useMessageText();
  const [parameters, setParameters] = useSearchParams();
  const { owner, pending } = editor;
  const editedMerchant = edited === undefined ? undefined : editor.find(edited);
  const partInUrl = parameters.get(PART);
  const currentPart: FormPart = isFormPart(partInUrl) ? partInUrl : 'company';
  const fields = draftFields(owner);
  const otherPending = pending.filter(({ onboarding }) => onboarding.companyId !== edited);
  const usedByOthers = namesUsedBy(otherPending);
  const refused = useRefusedName(edited);
  const used =
    refused === undefined
      ? usedByOthers
      : { ...usedByOthers, tradingNames: new Set([...usedByOthers.tradingNames, refused]) };
  const isJapanese = asksForJapaneseNames(owner);
  const wantedField = useRef(refused !== undefined && currentPart === 'signup' ? 'tradingName' : undefined);

  function goToPart(part: FormPart): void {
    const next = new URLSearchParams(parameters);
    next.set(PART, part);
    setParameters(next, { replace: true });
  }

  const form = useForm<MerchantValues>({
    draft: edited === undefined ? 'new/merchant' : `merchant/${edited}`,
    initial: { ...(editedMerchant ? draftOf(editedMerchant) : EMPTY_DRAFT), bccTyped: '' },
    part: currentPart,
    fields: fieldRulesOf(fields, used, (part) => part === currentPart),
    onSubmit: (values) => {
      const next = partAfter(currentPart, 1);
      if (next !== undefined) {
        goToPart(next);
        return FORM_CONTINUES;
      }
      const [first] = problems;
      if (first) {
        goToPart(first.part);
        return FORM_CONTINUES;
      }
      editor.add([draftIn(values)], edited);
      announce(t('onboarding.added', { name: values.companyName.trim() }));
      return undefined;
    },
    onSubmitted: onDone,
  });
  const { ref } = form.control;
  useEffect(
    function focusWantedField() {
      const field = ref.current?.elements.namedItem(wantedField.current ?? '');
      wantedField.current = undefined;
      if (field instanceof HTMLElement) focusWithin(field);
    },
    [currentPart, ref],
  );
  const draft = draftIn(form.values);
  const namesakes = useNamesakes(draft, edited);
  const ownProblems = draftProblems(draft, fields, used);
  const hasNewIdProblem = namesakes.isIdTaken && ownProblems.every(({ field }) => field !== 'companyId');
  const problems = hasNewIdProblem ? [ID_EXISTS, ...ownProblems] : ownProblems;
  const isBegun = (part: FormPart): boolean =>
    fields.some(({ name, part: own }) => own === part && String(draft[name]) !== '');

  /** Returns the first problem of a part that is not an empty field. */
  const errorOf = (part: FormPart): DraftProblem | undefined =>
    problems.find((each) => each.part === part && each.problem !== 'validation.invalidValue');

  function stateOf(part: FormPart): PartState {
    if (errorOf(part)) return 'wrong';
    const isDone = isBegun(part) && problems.every((problem) => problem.part !== part);
    return isDone ? 'done' : 'open';
  }

  function noteOf(part: FormPart): string {
    const error = errorOf(part);
    if (error) return textOf(error.problem as FormMessage);
    switch (part) {
      case 'company':
        return draft.companyName.trim();
      case 'contact':
        return [draft.firstName, draft.lastName].join(' ').trim();
      case 'product':
        return draft.pricingTier === '' ? '' : t('onboarding.tier', { tier: draft.pricingTier });
      case 'signup':
        return draft.tradingName.trim();
      case 'check':
        return problems.length === 0 ? '' : t('onboarding.check.missing', { count: problems.length });
    }
  }

  const previous = partAfter(currentPart, -1);
  const next = partAfter(currentPart, 1);
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <PartPath at={currentPart} stateOf={stateOf} noteOf={noteOf} onGo={goToPart} />
        <Card title={t(`onboarding.parts.${currentPart}`)}>
          <Form form={form}>
            {form.isRestored && currentPart === 'company' && (
              <output>
                <Banner tone="info">{t('common.typedIsBack')}</Banner>
              </output>
            )}
            {currentPart === 'company' && (
              <CompanyPart
                form={form}
                others={otherPending}
                canStartFrom={edited === undefined}
                canCopy={owner.canCopy === true}
                isIdTaken={namesakes.isIdTaken}
              />
            )}
            {currentPart === 'contact' && <ContactPart form={form} isJapanese={isJapanese} />}
            {currentPart === 'product' && <ProductPart form={form} others={otherPending} />}
            {currentPart === 'signup' && (
              <SignupPart
                form={form}
                isJapanese={isJapanese}
                isSkipped={owner.isSignupSkipped}
                hasNamesake={namesakes.hasNamesake}
                isNameRefused={refused !== undefined && comparableName(draft.tradingName) === refused}
              />
            )}
            {currentPart === 'check' && problems.length === 0 && (
              <p className={styles.ready}>{t('onboarding.check.ready')}</p>
            )}
            {currentPart === 'check' && problems.length > 0 && (
              <>
                <p>{t('onboarding.check.missing', { count: problems.length })}</p>
                <ul className={styles.problems}>
                  {problems.map(({ field, part, problem }) => (
                    <li key={field} className={styles.problem}>
                      <Button
                        variant="quiet"
                        size="compact"
                        onPress={() => {
                          wantedField.current = field;
                          goToPart(part);
                        }}
                      >
                        {t(`onboarding.fields.${field}`)}
                      </Button>
                      <span className={styles.wrong}>{textOf(problem as FormMessage)}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <div className={styles.foot}>
              {previous && (
                <Button
                  variant="quiet"
                  icon={<Glyph of={ArrowLeft} size="small" isMirrored />}
                  onPress={() => goToPart(previous)}
                >
                  {t(`onboarding.parts.${previous}`)}
                </Button>
              )}
              <div className={styles.next}>
                <Button type="submit">
                  <KeyedText>
                    {next
                      ? t('onboarding.goOn', { part: t(`onboarding.parts.${next}`) })
                      : t(edited === undefined ? 'onboarding.add' : 'onboarding.update')}
                  </KeyedText>
                  {next && <Glyph of={ArrowRight} size="small" isMirrored />}
                </Button>
              </div>
            </div>
          </Form>
        </Card>
        <div className={styles.aside}>
          <MerchantSummary draft={draft} owner={owner} onEdit={goToPart} />
        </div>
      </div>
    </div>
  );
});
