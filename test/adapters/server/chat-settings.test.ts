import * as E from 'fp-ts/Either';
import { readServerConfig } from '../../../adapters/server/config/server-config';
import { A_DEPLOYMENT } from '../../builders/chat-deployment';

const { scriptUrl, gslbBaseUrl, ...SNIPPET } = A_DEPLOYMENT;

const read = (deployment: unknown) =>
  readServerConfig({
    COMMERCE_ORIGIN: 'https://commerce.example',
    SALESFORCE_CHAT: typeof deployment === 'string' ? deployment : JSON.stringify(deployment),
  });

test('[CHT-02] reads the deployment of the chat, with Salesforce’s script by default', () => {
  expect(read(SNIPPET)).toMatchObject(E.right({ chatDeployment: { ...SNIPPET, scriptUrl, gslbBaseUrl } }));
});

test('[CHT-02] without the setting there is no deployment', () => {
  expect(read('')).toMatchObject(E.right({ chatDeployment: undefined }));
});

test.each([
  [{ ...SNIPPET, orgUrl: 'ftp://shop.example' }, 'orgUrl must be an http or https address'],
  [{ ...SNIPPET, orgUrl: "https://*.example;script-src 'unsafe-inline'" }, 'orgUrl must be an http or https address'],
  [{ ...SNIPPET, orgId: '' }, 'orgId must be a text of at most 300 characters'],
  [{ ...SNIPPET, buttonID: '573' }, 'it has an unknown field "buttonID"'],
  [{ ...SNIPPET, scriptUrl: 5 }, 'scriptUrl must be an http or https address'],
])('[CHT-02] refuses the deployment %j and names the field', (deployment, problem) => {
  expect(read(deployment)).toEqual(E.left(`SALESFORCE_CHAT: ${problem}.`));
});

test.each(['{', '[]', 'null', '"x"'])('[CHT-02] refuses %s, which is no object', (text) => {
  expect(read(text)).toEqual(E.left(expect.stringMatching(/^SALESFORCE_CHAT must be a JSON object/)));
});
