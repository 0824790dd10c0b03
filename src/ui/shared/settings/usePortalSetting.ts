import { PatternEngine } from '../../../application/return-reasons/PatternEngine.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { countriesIn } from '../../../domain/application-config/applicationConfig.ts';
import { configKey } from '../../../domain/application-config/configPart.ts';
import {
  type PortalSetting,
  absentNumberProblem,
  limitOf,
  numberSettingProblem,
} from '../../../domain/application-config/portalSetting.ts';
import { isAbsentOr, isNumber, isText } from '../../../domain/shared/shapes.ts';
import { PATTERN_LIMIT } from '../../../domain/validation/patterns/patternEngine.ts';
import { patternProblem } from '../../../domain/validation/patterns/patternProblem.ts';
import { usePatternCompiler, type PatternCompiler } from '../components/PatternField/usePatternCompiler.ts';
import { useFieldDraft, type FieldDraft } from '../forms/useFieldDraft.ts';
import { useService } from '../services.tsx';
import { useApplicationConfigEditor } from './useApplicationConfigEditor.ts';

const numberIn = (value: unknown): number | undefined => (isNumber(value) ? value : undefined);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** For MobX observers. Edits a numeric setting that has a maximum. */
export function useNumberSetting(
  name: PortalSetting,
): FieldDraft<number | undefined> & { readonly limit: number | undefined } {
  const editor = useApplicationConfigEditor();
  const part = { kind: 'setting', name } as const;
  const { configuration, pendingConfiguration } = useService(CompanyStore);
  const limits = configuration?.features ?? {};
  const countries = pendingConfiguration ? countriesIn(pendingConfiguration) : {};
  const published = numberIn(editor.published(part));
  const draft = useFieldDraft<number | undefined>({
    name: configKey(part),
    isValue: isAbsentOr(isNumber),
    pending: numberIn(editor.pending(part)),
    published,
    check: (value) =>
      value === undefined ? absentNumberProblem(name, published, countries) : numberSettingProblem(name, value, limits),
    save: (value) => editor.edit(part, value),
  });
  return { ...draft, limit: limitOf(name, limits) };
}

/** For MobX observers. Edits a setting that is a regular expression, and loads the pattern engine. */
export function usePatternSetting(name: PortalSetting): FieldDraft<string> & { readonly compiler: PatternCompiler } {
  const editor = useApplicationConfigEditor();
  const part = { kind: 'setting', name } as const;
  const engine = useService(PatternEngine);
  const compiler = usePatternCompiler(() => engine.load());
  const draft = useFieldDraft<string>({
    name: configKey(part),
    isValue: isText,
    validatesOnKeystroke: true,
    limit: PATTERN_LIMIT,
    pending: textIn(editor.pending(part)),
    published: textIn(editor.published(part)),
    check: (text) => (text === '' ? undefined : patternProblem(text, compiler.compile)),
    save: async (text) => {
      const compile = text === '' ? undefined : await engine.load();
      if (compile && !compile.ok) return 'errors.unreachable.title';
      const problem = compile && patternProblem(text, compile.value);
      if (problem === undefined) editor.edit(part, text);
      return problem;
    },
  });
  return { ...draft, compiler };
}
