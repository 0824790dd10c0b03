import type { PublishRefusal } from '../../changes/changeSubject.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { isNumber } from '../../shared/shapes.ts';
import { countriesIn, type ApplicationConfigHolder } from '../applicationConfig.ts';
import { type PortalSetting, absentNumberProblem, numberSettingProblem, portalSettings } from '../portalSetting.ts';
import { readPart } from '../configValue.ts';

/** Values of one of `others` are skipped. */
export const invalidNumbers = (
  others: readonly ApplicationConfigHolder[],
  next: ApplicationConfigHolder,
): readonly PublishRefusal[] =>
  (Object.keys(portalSettings) as PortalSetting[]).flatMap((name) => {
    const [value, ...held] = [next, ...others].map((each) => readPart(each, { kind: 'setting', name }));
    if (held.some((each) => deepEqual(each, value))) return [];
    const [published] = held.filter(isNumber);
    const problem = isNumber(value)
      ? numberSettingProblem(name, value, next.features)
      : value === undefined && absentNumberProblem(name, published, countriesIn(next));
    return problem ? [{ pointer: `/applicationConfig/config/${name}`, reason: problem, message: problem }] : [];
  });
