import { afterAll, beforeAll, describe } from 'vitest';
import { engines } from '../support/server/databases.ts';
import { httpGateways } from '../support/server/httpGateways.ts';
import { inMemoryGateways } from '../support/inMemoryGateways.ts';
import { adminConfigGatewayContract, ownersOwnConfigurationContract } from './branding/adminConfigGateway.ts';
import { appTokenGatewayContract } from './session/appTokenGateway.ts';
import { carrierGatewayContract } from './carriers/carrierGateway.ts';
import { applicationConfigGatewayContract } from './application-config/applicationConfigGateway.ts';
import { companyGatewayContract } from './company/companyGateway.ts';
import type { Gateways } from './gateways.ts';
import { historyGatewayContract } from './publishing/historyGateway.ts';
import { merchantBrandGatewayContract } from './branding/merchantBrandGateway.ts';
import { merchantDirectoryContract } from './company/merchantDirectory.ts';
import { onboardingGatewayContract } from './company/onboardingGateway.ts';
import { publishGatewayContract } from './publishing/publishGateway.ts';
import { reviewSessionGatewayContract } from './session/reviewSessionGateway.ts';
import { ruleGatewayContract } from './rules/ruleGateway.ts';
import { sessionGatewayContract } from './session/sessionGateway.ts';
import { storeNetworkGatewayContract } from './carriers/storeNetworkGateway.ts';
import { addressGatewayContract, warehouseGatewayContract } from './warehouses/warehouseGateway.ts';

/** The demo is honest where it keeps the promises of the service: the same suites, on both. */
describe.each([
  { adapters: 'in memory', open: inMemoryGateways },
  ...engines.map((engine) => ({ adapters: `over HTTP on ${engine.name}`, open: () => httpGateways(engine.open) })),
])('$adapters', ({ open }) => {
  let gateways: Gateways;
  beforeAll(async () => {
    gateways = await open();
  });
  afterAll(() => gateways.close());

  const use = () => gateways;
  describe('the admin configuration', () => {
    adminConfigGatewayContract(use);
  });
  describe('sub-brands', () => {
    merchantBrandGatewayContract(use);
  });
  describe('sessions', () => {
    sessionGatewayContract(use);
  });
  describe('app tokens', () => {
    appTokenGatewayContract(use);
  });
  // First, while nobody has published yet.
  describe('the merchant directory', () => {
    merchantDirectoryContract(use);
  });
  describe('review sessions', () => {
    reviewSessionGatewayContract(use);
  });
  describe('companies', () => {
    companyGatewayContract(use);
  });
  describe('carriers', () => {
    carrierGatewayContract(use);
  });
  describe('store networks', () => {
    storeNetworkGatewayContract(use);
  });
  describe('application configurations', () => {
    applicationConfigGatewayContract(use);
  });
  describe('return rules', () => {
    ruleGatewayContract(use);
  });
  describe('return addresses', () => {
    warehouseGatewayContract(use);
    addressGatewayContract(use);
  });
  describe('onboarding', () => {
    onboardingGatewayContract(use);
  });
  describe('the admin configuration of an owner who publishes', () => {
    ownersOwnConfigurationContract(use);
  });
  describe('publishes', () => {
    publishGatewayContract(use);
  });
  describe('the history', () => {
    historyGatewayContract(use);
  });
});
