import type { TextLimit, ValueRule } from '../shared/valueRule.ts';
import { characterLimit } from '../validation/textLimit.ts';
import { textRule, webAddressRule } from '../validation/valueRules.ts';
import { splitAtPlaceholders } from './placeholders/placeholders.ts';
import type { TextSlot } from './textSlot.ts';

/** Characters that stand where the screens show them, on a phone, without pushing away what follows. */
const HEADING = 80;
const SENTENCE = 200;
const LABEL = 60;
const BUTTON = 30;

const roomOf: Readonly<Record<string, number>> = {
  heading: HEADING,
  requestHeading: HEADING,
  subheading: SENTENCE,
  confirmationEmailHeading: SENTENCE,
  orderIdTooltip: SENTENCE,
  policyCheckbox: SENTENCE,
  primaryButton: BUTTON,
};

/** A placeholder takes the room of its name: what customers read there is about as long, and has no braces. */
function roomFor(max: number): TextLimit {
  const { lengthOf } = characterLimit(max);
  return { max, lengthOf: (text) => lengthOf(splitAtPlaceholders(text).join('')) };
}

/** Each text is one line: a line break, with the spaces around it, is one space. */
const inOneLine = (text: string): string =>
  text
    .split(/[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

/** What a person may write into a slot: as much as its screen has room for, and an address where it is one. */
export const textRuleOf = ({ field, kind }: TextSlot): ValueRule<string> =>
  kind === 'link' ? webAddressRule : { ...textRule({ limit: roomFor(roomOf[field] ?? LABEL) }), normalize: inOneLine };
