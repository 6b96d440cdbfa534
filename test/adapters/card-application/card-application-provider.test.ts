/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import * as E from 'fp-ts/Either';
import { makeDemonstrationBank } from '../../../adapters/card-application/demonstration-bank/demonstration-bank';
import type { OfferOptions } from '../../../adapters/card-application/offer-sdk';
import { SdkCardApplicationProvider } from '../../../adapters/card-application/sdk-card-application-provider';
import type { CardApplicationRequest } from '../../../core/petco-pay/card-application-provider';
import { cardApplicationProviderContract } from '../../contracts/card-application-provider.contract';
import { FakeScriptLoader } from '../../fakes/fake-script-loader';
import { eventually } from '../../support/eventually';
import { fillIn, giveBrowserWhatItLacks, inBank, isAtBank, press, WHOLE } from './bank-visitor';

const SRC = '/card-offer/sdk.js';
const REQUEST: CardApplicationRequest = {
  prescreenId: 'P-443',
  applicant: { firstName: 'Pat', lastName: undefined, email: 'pat@example.test', phone: undefined },
};
const silent = (): void => undefined;

beforeAll(giveBrowserWhatItLacks);

/** The provider over the demonstration bank, which its script creates. */
const overTheBank = () => {
  let made: unknown;
  let response: unknown = {};
  const fetch = async (): Promise<Response> => new Response(JSON.stringify(response), { status: 201 });
  const view = { document, crypto: globalThis.crypto, fetch, CSSStyleSheet };
  const scripts = new FakeScriptLoader().runs(
    SRC,
    () =>
      (made = makeDemonstrationBank(view, {
        card: 'Petco Pay',
        currency: 'USD',
        applicationsUrl: '/api/applications',
      })),
  );
  return {
    scripts,
    provider: new SdkCardApplicationProvider({ scripts, findSdk: () => made }),
    willRespond: (body: unknown) => (response = body),
  };
};

cardApplicationProviderContract('SdkCardApplicationProvider over the demonstration bank', () => {
  const { provider, scripts, willRespond: willAnswer } = overTheBank();
  return {
    provider,
    untilOpen: () => eventually(() => expect(isAtBank()).toBe(true)),
    decides: async (result) => {
      willAnswer({ callId: 'call-1', message: 'So it is.', result, status: 'COMPLETE' });
      fillIn({ 'First name': 'Pat', 'Last name': 'Doe', Phone: '6195550100', ...WHOLE });
      press('Submit application');
      await eventually(() => expect(inBank('h3').textContent).not.toBe(''));
    },
    closes: () => press('Close application'),
    isUnreachable: () => void scripts.fails('refused'),
    isTooSlow: () => void scripts.fails('timed-out'),
    isBack: () => void scripts.fails(undefined),
  };
});

/** The provider over any script. */
const over = (sdk: unknown) => {
  const scripts = new FakeScriptLoader();
  return { scripts, provider: new SdkCardApplicationProvider({ scripts, findSdk: () => sdk }) };
};

/** A bank that reports these results and closes. */
const reporting = (...results: ReadonlyArray<unknown>) => ({
  open: ({ onResult, onClose }: OfferOptions) => {
    for (const result of results) onResult(result);
    onClose();
  },
});

test('[PCC-03] fetches nothing before an application starts', async () => {
  const { provider, scripts } = over(reporting());
  const apply = provider.apply(REQUEST, silent);
  expect(scripts.scripts).toEqual([]);
  await apply();
  expect(scripts.scripts).toEqual([SRC]);
});

test("[PCC-03] passes the bank's offer and the known applicant data to the bank", async () => {
  let recorded: Partial<OfferOptions> = {};
  const { provider } = over({
    open: (options: OfferOptions) => {
      recorded = options;
      options.onClose();
    },
  });
  await provider.apply(REQUEST, silent)();
  expect(recorded).toMatchObject({ prescreenId: 'P-443', customer: REQUEST.applicant });
});

test('[PCC-04] uses the last of several results', async () => {
  const { provider } = over(reporting({ result: 'PENDING' }, { callId: 7, result: 'APPROVED', status: 'COMPLETE' }));
  expect(await provider.apply(REQUEST, silent)()).toEqual(
    E.right({ callId: '7', message: '', result: 'APPROVED', status: 'COMPLETE' }),
  );
});

test.each([null, 'APPROVED', {}, { result: 1 }, [{ result: 'APPROVED' }]])(
  '[PCC-04] never treats %j as an approval',
  async (result) => {
    const { provider } = over(reporting(result));
    expect(await provider.apply(REQUEST, silent)()).toMatchObject({ right: { result: 'ERROR', status: 'UNREADABLE' } });
  },
);

test.each([undefined, null, {}, { open: 'yes' }])(
  '[PCC-03] fails for a script that created %j and fetches it again',
  async (sdk) => {
    const { provider, scripts } = over(sdk);
    expect(await provider.apply(REQUEST, silent)()).toMatchObject({ left: { kind: 'card-application-unavailable' } });
    expect(scripts.scripts).toEqual([]);
  },
);

test('[PCC-03] reports a bank that fails while it opens as unavailable', async () => {
  const { provider } = over({
    open: () => {
      throw new Error('broken');
    },
  });
  expect(await provider.apply(REQUEST, silent)()).toMatchObject({ left: { kind: 'card-application-unavailable' } });
});
