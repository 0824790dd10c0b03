import type { ValueRule } from '../shared/valueRule.ts';
import { characterLimit } from '../validation/textLimit.ts';
import { textRule, webAddressRule } from '../validation/valueRules.ts';
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

/** What a person may write into a slot: as much as its screen has room for, and an address where it is one. */
export const textRuleOf = ({ field, kind }: TextSlot): ValueRule<string> =>
  kind === 'link' ? webAddressRule : textRule({ limit: characterLimit(roomOf[field] ?? LABEL) });
