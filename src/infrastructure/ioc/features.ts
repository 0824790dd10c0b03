import type { ContainerModule } from 'inversify';
import { brandingModule } from './brandingModule.ts';
import { carriersModule } from './carriersModule.ts';
import { changesModule } from './changesModule.ts';
import { companyModule } from './companyModule.ts';
import { historyModule } from './historyModule.ts';
import { languagesModule } from './languagesModule.ts';
import { merchantsModule } from './merchantsModule.ts';
import { onboardingModule } from './onboardingModule.ts';
import { publishingModule } from './publishingModule.ts';
import { returnReasonsModule } from './returnReasonsModule.ts';
import { reviewModeModule } from './reviewModeModule.ts';
import { sessionModule } from './sessionModule.ts';
import { themeModule } from './themeModule.ts';

/** Use cases and stores, the same in every composition. A new feature's module is added here. */
export const features: readonly ContainerModule[] = [
  brandingModule,
  carriersModule,
  changesModule,
  companyModule,
  historyModule,
  languagesModule,
  merchantsModule,
  onboardingModule,
  publishingModule,
  returnReasonsModule,
  reviewModeModule,
  sessionModule,
  themeModule,
];
