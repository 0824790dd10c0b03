import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { portalCurrency } from '../../../domain/international/portalCurrency.ts';
import type { ShownField } from '../../../domain/return-form/shownFields.ts';
import type { ReturnRule } from '../../../domain/rules/returnRule.ts';
import { conditionPhrase } from '../../../domain/rules/rulePhrase.ts';
import type { ScreenDecision } from '../../../domain/test-return/screenDecisions.ts';
import { useNameList } from '../../shared/names/useNameList.ts';
import { dateText, moneyText } from '../../shared/changes/comparison/displayNames.ts';
import { isolated } from '../../shared/texts/isolated.ts';
import { usePhrase } from '../../shared/changes/comparison/usePhrase.ts';
import { useReachTexts } from '../../shared/reach/useReachTexts.ts';
import { priceText } from '../../shared/rules/factText.ts';
import { useVerdictText } from '../../shared/rules/useVerdictText.ts';

export type DecisionText = {
  readonly subject?: string | undefined;
  readonly price?: string | undefined;
  readonly result: string;
  /** Result in one or two words, for a struck-through published value. */
  readonly short: string;
  readonly because: string;
};

/** Returns the texts of a decision. Uses the same sentences as the simulator if possible. */
export function useDecisionText(configuration: CompanyConfiguration): (decision: ScreenDecision) => DecisionText {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const currency = portalCurrency(configuration);
  const verdictText = useVerdictText();
  const phraseText = usePhrase();
  const listOf = useNameList();
  const { problem: problemText } = useReachTexts(configuration);
  const money = (amount: number): string => priceText(amount, currency, language);

  /**
   * Sentence with the conditions that matched. For a rule without conditions, the sentence says that no other rule
   * matched.
   */
  function matched(rules: readonly ReturnRule[]): string {
    return rules
      .map(({ conditions }) =>
        conditions.length === 0
          ? t('testReturn.because.noOther')
          : t('testReturn.because.matches', {
              conditions: listOf(conditions.map((condition) => phraseText(conditionPhrase(condition, currency)))),
            }),
      )
      .join(' ');
  }

  function fieldText(field: ShownField): Pick<DecisionText, 'result' | 'short' | 'because'> {
    const result = t(`testReturn.field.${field.field}`);
    switch (field.field) {
      case 'reason': {
        const names = listOf(
          field.reasons.map(({ description }) => isolated(description)),
          3,
        );
        const count = t('testReturn.field.reasons', { number: field.reasons.length });
        return { result, short: count, because: t('testReturn.because.reasons', { names }) };
      }
      case 'reasonComments': {
        const requirementText = t(field.isRequired ? 'testReturn.field.mandatory' : 'testReturn.field.optional');
        return {
          result: `${result} (${requirementText})`,
          short: requirementText,
          because: t('testReturn.because.form'),
        };
      }
      case 'policy':
        return { result, short: isolated(field.termsUrl), because: t('testReturn.because.policy') };
      case 'orderId':
      case 'purchaseDate':
        return { result, short: result, because: t('testReturn.because.form') };
    }
  }

  return ({ detail, rules }) => {
    switch (detail.kind) {
      case 'field':
        return fieldText(detail.field);
      case 'no-fields':
        return same(t('testReturn.field.none'), t('testReturn.because.noFields'));
      case 'item': {
        const { name, price, verdict } = detail.item;
        const until = verdict.window?.until;
        const date = until === undefined ? undefined : dateText({ kind: 'date', date: until }, language);
        const isUntil = verdict.kind === 'returnable' && date !== undefined;
        const result = isUntil ? t('testReturn.item.until', { date }) : t(`simulator.verdicts.${verdict.kind}`);
        const window = verdict.kind === 'returnless' ? '' : verdictText(verdict);
        return {
          subject: isolated(name),
          price: money(price),
          result,
          short: isUntil ? date : result,
          because: [matched(rules), window].filter((sentence) => sentence !== '').join(' '),
        };
      }
      case 'fee': {
        const { amount: value, currency: code, name } = detail.fee;
        const amount = moneyText({ kind: 'money', amount: value, currency: code }, language);
        return {
          subject: isolated(detail.item),
          result: t('testReturn.item.fee', { amount, name: isolated(name) }),
          short: amount,
          because: matched(rules),
        };
      }
      case 'method': {
        const names = listOf(detail.by.map(isolated));
        const result = t('testReturn.method.offered', { method: t(`consumerPortal.methods.${detail.method}`), names });
        const carrier = rules.length > 0 ? matched(rules) : t('testReturn.because.carrier');
        return { result, short: names, because: detail.method === 'shop' ? t('testReturn.because.shop') : carrier };
      }
      case 'no-method':
        return same(t('consumerPortal.methods.none'), detail.problems.map(problemText).join(' '));
      case 'nothing-sent':
        return same(t('consumerPortal.methods.notNeeded'), t('testReturn.because.nothingSent'));
      case 'payer': {
        const result = t(detail.isCustomer ? 'testReturn.reason.customerPays' : 'testReturn.reason.free');
        const { reason } = detail;
        return same(
          result,
          reason === undefined ? t('testReturn.because.noReason') : t('testReturn.because.reason', { reason }),
        );
      }
      case 'destination': {
        const names = listOf(detail.names.map(isolated));
        return {
          result: t('testReturn.method.goesTo', { names }),
          short: names,
          because: rules.length > 0 ? matched(rules) : t('testReturn.because.address'),
        };
      }
      case 'no-refund':
        return same(t('testReturn.refund.none'), t('testReturn.because.noRefund'));
      case 'total': {
        const amount = money(detail.amount);
        return {
          result: t('testReturn.refund.total', { amount }),
          short: amount,
          because: t('testReturn.because.total'),
        };
      }
      case 'restocking': {
        const amount = money(detail.amount);
        return {
          result: t('testReturn.refund.restocking', { amount }),
          short: amount,
          because: t('testReturn.because.restocking'),
        };
      }
      case 'trigger': {
        const events = listOf(detail.events.map(isolated));
        return { result: t('testReturn.refund.trigger', { events }), short: events, because: matched(rules) };
      }
      case 'instructions':
        return same(t('testReturn.words.instructions'), t('testReturn.because.instructions'));
      case 'words':
        return {
          result: t('testReturn.words.heading'),
          short: isolated(detail.text),
          because: `“${isolated(detail.text)}”`,
        };
    }
  };
}

const same = (result: string, because: string): DecisionText => ({ result, short: result, because });
