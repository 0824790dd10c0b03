/** Openings without a subject. They are allowed in a test name, because its `describe` is the subject. */
const openings = [
  ['opens with a headless clause', /^(?:What|Whose|Whom|Who|Of whom|Of what|With what)\s(?!.*\?$)/],
  ['opens with a pronoun', /^(?:Its?|They|Their) |^(?:Those|One|Such) (?:that|who|of (?:them|these)|which)\b/],
  ['opens with “of”', /^Of (?:an?|the|all|one|each|every|those|its)\b/],
  ['“most” for “maximum”', /^Most (?!of\b|browsers\b|readers\b|services\b)[a-z]+/],
];
const condition = '(?:no|none|nothing|one|any|such|some)';
const state = '(?:known|told|sent|so|missing|absent|given|needed|none|due)';
const thing = '(?:service|owner|merchant|browser|configuration|caller|company|portal|host)';
/** Phrases that a reader has to read twice. */
const phrases = [
  ['“where” as a condition', new RegExp(`\\bwhere there (?:is|are|was) ${condition}\\b`)],
  ['“where” as a condition', new RegExp(`\\bwhere (?:it|one|that|they) (?:is|are) (?:not |to be )?${state}\\b`)],
  ['“where” as a condition', new RegExp(`\\bwhere the ${thing}\\b`)],
  ['“answers” for “returns”', /(?:^|[.;] )Answers\b(?! \d)/],
  ['“stands” for “is”', /\b(?:what|that|it|which|they) (?:stands?|stood)\b(?! (?:for|alone)\b)/i],
  ['“what is there”', /\bwhat (?:is|was|are|were) there\b/i],
  ['archaic word', /\b(?:anew|afresh|hence|therein|thereof|whilst)\b/i],
  ['“is no” for “is not a”', /(?<!\bthere )\b(?:is|are|was|were) no (?!(?:longer|more|such|one|way|need)\b)[a-z]+/i],
  ['“who” without a noun', /\b(?:for|by|of|to|from|than|with|beside) who(?:ever)? (?!\w+ing)/i],
  ['“who” without a noun', /(?:^|[.;:] )(?:Who|whoever) (?:is|are|has|may|can|asks?)\b/i],
  ['“told” or “said”', /\b(?:is|are|was|were) (?:told|said|heard of|heard)\b(?! apart)/i],
  ['“press” for “click”', /\b(?:at a|the|one|next) press\b|\b(?:is|was|are) pressed\b/i],
];
const MAX_WORDS = 30;
const MAX_BREAKS = 2;

/** @param {{ text: string, isContinued: boolean }} read @returns {string[]} the rules that the text breaks */
export function hardToRead({ text, isContinued }) {
  const rules = isContinued ? phrases : [...openings, ...phrases];
  const broken = rules.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  return sentencesOf(text).some(isLong) ? [...broken, 'long sentence'] : broken;
}

/** @param {string} text @returns {string[]} */
export function sentencesOf(text) {
  return text.split(/(?<=[.!?])\s+/).filter(Boolean);
}

/** Code in a sentence counts as one word. */
function isLong(sentence) {
  const words = sentence.replaceAll(/`[^`]*`/g, 'code');
  return words.split(/\s+/).length > MAX_WORDS || (words.match(/[;:](?=\s)/g) ?? []).length > MAX_BREAKS;
}
