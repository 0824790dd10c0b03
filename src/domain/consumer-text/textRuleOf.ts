import type { TextLimit, ValueRule } from '../shared/valueRule.ts';
import { characterLimit } from '../validation/textLimit.ts';
import { textRule, webAddressRule } from '../validation/valueRules.ts';
import { splitAtPlaceholders } from './placeholders/placeholders.ts';
import type { TextSlot } from './textSlot.ts';

/** Maximum characters of a heading that fit on a phone screen. */
const HEADING = 80;
const SENTENCE = 200;
const LABEL = 60;
const BUTTON = 30;

const maxLengthByField: Readonly<Record<string, number>> = {
  heading: HEADING,
  requestHeading: HEADING,
  subheading: SENTENCE,
  confirmationEmailHeading: SENTENCE,
  orderIdTooltip: SENTENCE,
  policyCheckbox: SENTENCE,
  primaryButton: BUTTON,
};

/** Text limit that counts only the name of a placeholder, because its value has about that length. */
function limitWithoutBraces(max: number): TextLimit {
  const { lengthOf } = characterLimit(max);
  return { max, lengthOf: (text) => lengthOf(splitAtPlaceholders(text).join('')) };
}

/** Replaces line breaks and surrounding spaces by one space. */
const inOneLine = (text: string): string =>
  text
    .split(/[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

export const textRuleOf = ({ field, kind }: TextSlot): ValueRule<string> =>
  kind === 'link'
    ? webAddressRule
    : { ...textRule({ limit: limitWithoutBraces(maxLengthByField[field] ?? LABEL) }), normalize: inOneLine };
