import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const keys = 'petcoConfig/storeConf';

test('[CFG-01] reads the store configuration by one key or by several', async () => {
  const browser = backend.browser();
  expect((await browser.get(`${keys}/GROOMING_APPOINTMENTS_PAGE`)).body).toEqual({
    storeConf: { GROOMING_APPOINTMENTS_PAGE: 'true' },
  });
  expect((await browser.post(keys, { storeconfKeys: 'LIVE_HELP_ENABLED' })).body).toEqual({
    storeConf: { LIVE_HELP_ENABLED: 'OFF' },
  });
  const storeconfKeys = ['SF_CHAT_ENABLED', 'ONELOGIN_SERVICE_DOWN', 'GOOGLE_SIGNIN_ENABLED', 'GOOGLE_ONETAP_ENABLED'];
  expect((await browser.post(keys, { storeconfKeys })).body).toEqual({
    storeConf: {
      SF_CHAT_ENABLED: 'OFF',
      ONELOGIN_SERVICE_DOWN: 'false',
      GOOGLE_SIGNIN_ENABLED: 'OFF',
      GOOGLE_ONETAP_ENABLED: 'OFF',
    },
  });
});

test('[CFG-01] a changed setting is visible at once, and an unknown key is left out', async () => {
  const browser = backend.browser();
  await backend.database.updateTable('store_conf').set({ value: 'ON' }).where('key', '=', 'SF_CHAT_ENABLED').execute();
  const storeconfKeys = ['SF_CHAT_ENABLED', 'NO_SUCH_KEY'];
  expect((await browser.post(keys, { storeconfKeys })).body).toEqual({ storeConf: { SF_CHAT_ENABLED: 'ON' } });
  expect((await browser.get(`${keys}/NO_SUCH_KEY`)).body).toEqual({ storeConf: {} });
});

test.each([[{}], [{ storeconfKeys: [] }], [{ storeconfKeys: '' }], [{ storeconfKeys: 5 }], [{ storeconfKeys: [5] }]])(
  '[CFG-01] refuses the request %j and names the parameter',
  async (body) => {
    const response = await backend.browser().post(keys, body);
    expect(response.status).toBe(400);
    expect(response.error.parameters.join()).toMatch(/^storeconfKeys/);
  },
);

test('[HDR-13] the emergency banner is empty until it has content', async () => {
  const browser = backend.browser();
  const read = async () => (await browser.get('espot/Home_EmergencyBanner_React')).body.MarketingSpotData;
  expect(await read()).toEqual([
    { eSpotName: 'Home_EmergencyBanner_React', marketingSpotIdentifier: '50001', behavior: '0' },
  ]);
  const content = { content_name: 'storm', position: 0, marketing_text: '<p>Closed</p>', image_url: '', link_url: '' };
  await backend.database
    .insertInto('espot_content')
    .values({ ...content, spot_name: 'Home_EmergencyBanner_React' })
    .execute();
  expect((await read())[0].baseMarketingSpotActivityData).toEqual([
    {
      baseMarketingSpotDataType: 'MarketingContent',
      contentId: expect.stringMatching(/^51\d{3}$/),
      contentName: 'storm',
      contentFormatName: 'Text',
      contentUrl: '',
      activityIdentifierID: expect.stringMatching(/^52\d{3}$/),
      marketingContentDescription: [{ language: '-1', marketingText: '<p>Closed</p>' }],
      x_image: '',
    },
  ]);
});

test.each(['dog', 'cat', 'fish', 'bird', 'reptile', 'small-pet', 'pharmacy'])(
  '[HDR-09] the menu of %s has a spot with a drawable picture, a link and a text',
  async (department) => {
    const { body } = await backend.browser().get(`espot/Navigation_${department}_React`);
    const content = body.MarketingSpotData[0].baseMarketingSpotActivityData[0];
    expect(content).toMatchObject({
      contentUrl: `/shop/en/petcostore/category/${department}`,
      x_image: `/images/scenes/${department}.webp`,
      marketingContentDescription: [{ marketingText: expect.stringMatching(/^<p>.+<\/p>$/) }],
    });
    expect((await backend.app.inject(content.x_image.replace('.webp', '.svg'))).statusCode).toBe(200);
  },
);

test('[HDR-13] an unknown spot is empty', async () => {
  const { status, body } = await backend.browser().get('espot/Nothing_React');
  expect([status, body.MarketingSpotData]).toEqual([200, [{ eSpotName: 'Nothing_React', behavior: '0' }]]);
});
