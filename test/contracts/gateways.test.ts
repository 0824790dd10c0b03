import { describe } from 'vitest';
import { activityLogContract } from './activity/activityLog.ts';
import { adminConfigGatewayContract, ownersOwnConfigurationContract } from './branding/adminConfigGateway.ts';
import { appTokenGatewayContract } from './session/appTokenGateway.ts';
import { draftGatewayContract } from './changes/draftGateway.ts';
import { carrierGatewayContract } from './carriers/carrierGateway.ts';
import { applicationConfigGatewayContract } from './application-config/applicationConfigGateway.ts';
import { describeCompositions } from './describeCompositions.ts';
import { companyEventsContract } from './company/companyEvents.ts';
import { companyGatewayContract } from './company/companyGateway.ts';
import { historyGatewayContract } from './publishing/historyGateway.ts';
import { merchantBrandGatewayContract } from './branding/merchantBrandGateway.ts';
import { merchantDefaultsContract } from './company/merchantDefaults.ts';
import { merchantDirectoryContract } from './company/merchantDirectory.ts';
import { onboardingGatewayContract } from './company/onboardingGateway.ts';
import { publishGatewayContract } from './publishing/publishGateway.ts';
import { ownSessionsGatewayContract } from './session/ownSessionsGateway.ts';
import { passwordGatewayContract } from './session/passwordGateway.ts';
import { reviewSessionGatewayContract } from './session/reviewSessionGateway.ts';
import { ruleChecksGatewayContract } from './rule-checks/ruleChecksGateway.ts';
import { previewLinksGatewayContract } from './preview-links/previewLinksGateway.ts';
import { ruleGatewayContract } from './rules/ruleGateway.ts';
import { sessionGatewayContract } from './session/sessionGateway.ts';
import { storeNetworkGatewayContract } from './carriers/storeNetworkGateway.ts';
import { userGatewayContract } from './users/userGateway.ts';
import { addressLookupContract } from './warehouses/addressLookup.ts';
import { addressGatewayContract, warehouseGatewayContract } from './warehouses/warehouseGateway.ts';

describeCompositions((use) => {
  describe('the admin configuration', () => {
    adminConfigGatewayContract(use);
  });
  describe('sub-brands', () => {
    merchantBrandGatewayContract(use);
  });
  describe('sessions', () => {
    sessionGatewayContract(use);
  });
  describe("the list of a user's own sessions", () => {
    ownSessionsGatewayContract(use);
  });
  describe("a user's password", () => {
    passwordGatewayContract(use);
  });
  describe('users of a company', () => {
    userGatewayContract(use);
  });
  describe('app tokens', () => {
    appTokenGatewayContract(use);
  });
  // Runs first, while nothing is published yet.
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
  describe('rule checks', () => {
    ruleChecksGatewayContract(use);
  });
  describe('preview links', () => {
    previewLinksGatewayContract(use);
  });
  describe('return addresses', () => {
    warehouseGatewayContract(use);
    addressGatewayContract(use);
    addressLookupContract(use);
  });
  describe('onboarding', () => {
    onboardingGatewayContract(use);
  });
  describe('the admin configuration of a publishing owner', () => {
    ownersOwnConfigurationContract(use);
  });
  describe("the owner's defaults for merchants", () => {
    merchantDefaultsContract(use);
  });
  describe('drafts', () => {
    draftGatewayContract(use);
  });
  describe('company events', () => {
    companyEventsContract(use);
  });
  describe('publishes', () => {
    publishGatewayContract(use);
  });
  describe('history', () => {
    historyGatewayContract(use);
  });
  describe('activity', () => {
    activityLogContract(use);
  });
});
