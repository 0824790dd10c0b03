import { useTranslation } from 'react-i18next';
import { parseJson } from '../../../../application/shared/parseJson.ts';
import type { OrderItem } from '../../../../domain/rules/evaluation/orderItem.ts';
import { err, type Result } from '../../../../domain/shared/result.ts';
import { MAX_ITEMS } from '../../../../domain/simulator/itemAddress.ts';
import { itemsOfJson, itemsOfText, tableOfText, type PasteProblem } from '../../../../domain/simulator/pastedItems.ts';
import type { Table } from '../../../../domain/tables/readTable.ts';
import type { FormMessage } from '../../../shared/forms/formMessage.ts';
import { chosenFormat, type ChosenFormat } from '../../../shared/tables/chosenFormat.ts';
import { useLanguage } from '../../../shared/useLanguage.ts';

/** Maximum length of a pasted text in characters. The largest order is shorter. */
const MAX_CHARACTERS = 200_000;
const MAX_SHOWN_CHARACTERS = 60;
const MAX_LISTED_FAULTS = 5;

export type PastedInput = ChosenFormat & { readonly text: string };

const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

export function pastedTable(input: PastedInput): Table | undefined {
  if (isJson(input.text)) return undefined;
  const table = tableOfText(input.text, chosenFormat(input));
  return table.ok ? table.value : undefined;
}

export function usePastedItems() {
  const { t } = useTranslation();
  const language = useLanguage();
  const sayProblem = (problem: PasteProblem): FormMessage => {
    switch (problem.kind) {
      case 'nothing':
        return 'simulator.paste.nothing';
      case 'too-many':
        return { key: 'simulator.paste.tooMany', values: { most: MAX_ITEMS } };
      case 'unread': {
        const faults = problem.faults.slice(0, MAX_LISTED_FAULTS).map(({ row, fact, value }) => {
          const field = t(`simulator.fields.${fact}`);
          return { row, field, value: value.slice(0, MAX_SHOWN_CHARACTERS) };
        });
        const sentences = faults.map((values) => t('simulator.paste.unread', values));
        const second = sentences.pop() ?? '';
        if (sentences.length === 0) return { key: 'simulator.paste.unread', values: faults[0] };
        return {
          key: 'common.inARow',
          values: { first: sentences.reduce((first, next) => t('common.inARow', { first, second: next })), second },
        };
      }
      case 'quote':
      case 'cells':
        return { key: `simulator.paste.${problem.kind}`, values: { row: problem.row } };
    }
  };
  return {
    read(input: PastedInput): Result<readonly OrderItem[], FormMessage> {
      const items = isJson(input.text)
        ? itemsOfJson(parseJson(input.text), language)
        : itemsOfText(input.text, language, chosenFormat(input));
      return items.ok ? items : err(sayProblem(items.error));
    },
    /** Returns an error message if a pasted text is too large. */
    limitPaste: (pasted: string) => (pasted.length > MAX_CHARACTERS ? t('common.tooMuchToRead') : undefined),
  };
}
