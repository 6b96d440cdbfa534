import { FormViewModel } from '../../../ui/forms/form-view-model';
import { contactFormOf } from '../../../core/checkout/loading/contact';
import { giveGuestText } from '../../../ui/checkout/give-guest-text';
import { ownersOfText, type KeptText, type KeptTextPorts } from '../../../ui/checkout/kept-text';
import { makeStepText } from '../../../ui/checkout/step-text';
import { aKeptText, FakeTextSlot } from '../../fakes/fake-text-slot';

const HALF_AN_HOUR = 30 * 60_000;
const TYPED = { email: 'kim@example.test', phone: '6195550100' };
const ADDRESS = { line1: '1 Bark St' };
const [CONTACT, DELIVERY] = ['/checkout/contact', '/checkout/delivery'] as const;
const [GUEST, ACCOUNT] = ['cart 9001', 'account 1001 9001'] as const;

const tab = () => {
  const slot = new FakeTextSlot();
  const at = (step: string, owner: string | undefined = GUEST, facts: Partial<KeptTextPorts> = {}): KeptText =>
    aKeptText(step, { slot, owner, ...facts });
  return { slot, at };
};

describe('[ERR-04] [CHK-01] [CHK-09] what was typed and not sent', () => {
  test.each([GUEST, ACCOUNT])('comes back on the same step for %s, until it is sent', (owner) => {
    const { slot, at } = tab();
    at(CONTACT, owner).keep(TYPED);
    expect(at(DELIVERY, owner).read()).toBeUndefined();
    expect(at(CONTACT, owner).read()).toEqual(TYPED);
    expect(at(CONTACT, owner).read()).toEqual(TYPED);
    at(CONTACT, owner).forget();
    expect(at(CONTACT, owner).read()).toBeUndefined();
    expect(slot.text).toBeUndefined();
  });

  test('is kept for each step, and forgotten for the one that was sent', () => {
    const { at } = tab();
    at(CONTACT).keep(TYPED);
    at(DELIVERY).keep(ADDRESS);
    expect(at(CONTACT).read()).toEqual(TYPED);
    at(CONTACT).forget();
    expect(at(CONTACT).read()).toBeUndefined();
    expect(at(DELIVERY).read()).toEqual(ADDRESS);
  });

  test.each([
    [ACCOUNT, 'account 1002 9001'],
    [ACCOUNT, 'account 1001 9002'],
    [ACCOUNT, GUEST],
    [GUEST, 'cart 9002'],
    [GUEST, ACCOUNT],
  ])('of %s is never shown to %s, and is then gone', (owner, other) => {
    const { slot, at } = tab();
    at(CONTACT, owner).keep(TYPED);
    expect(at(CONTACT, other).read()).toBeUndefined();
    expect(slot.text).toBeUndefined();
    expect(at(CONTACT, owner).read()).toBeUndefined();
  });

  test('of somebody else is not kept beside that of another shopper', () => {
    const { at } = tab();
    at(CONTACT).keep(TYPED);
    at(DELIVERY, ACCOUNT).keep(ADDRESS);
    expect(at(CONTACT).read()).toBeUndefined();
  });

  test.each([
    ['is shown to the account that has the cart now', GUEST, TYPED],
    ['is never shown to an account with another cart', 'cart 9002', undefined],
  ])('as a guest %s', (_what, before, shown) => {
    const { at } = tab();
    at(CONTACT).keep(TYPED);
    expect(at(CONTACT, ACCOUNT, { before }).read()).toEqual(shown);
  });

  test('as a guest is given to a new cart of the same guest', () => {
    const { slot, at } = tab();
    at(CONTACT).keep(TYPED);
    giveGuestText(slot, '9001', '9002');
    expect(at(CONTACT, 'cart 9002').read()).toEqual(TYPED);
  });

  test.each([
    ['as a guest with another cart', 'cart 9003'],
    ['into an account', ACCOUNT],
  ])('%s is given to nobody', (_what, owner) => {
    const { slot, at } = tab();
    at(CONTACT, owner).keep(TYPED);
    const before = slot.text;
    giveGuestText(slot, '9001', '9002');
    expect(slot.text).toBe(before);
  });

  test('is neither kept, shown nor removed while the shopper is not known', () => {
    const { slot, at } = tab();
    at(CONTACT).keep(TYPED);
    const before = slot.text;
    const unknown = aKeptText(CONTACT, { slot, owner: undefined });
    unknown.keep(ADDRESS);
    expect(unknown.read()).toBeUndefined();
    expect(slot.text).toBe(before);
  });

  test('is gone half an hour after the last change', () => {
    const { at } = tab();
    at(CONTACT).keep(TYPED);
    expect(at(CONTACT, GUEST, { clock: () => HALF_AN_HOUR - 1 }).read()).toEqual(TYPED);
    expect(at(CONTACT, GUEST, { clock: () => HALF_AN_HOUR }).read()).toBeUndefined();
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"owner":"cart 9001"}',
    '{"owner":"cart 9001","at":0,"steps":7}',
    '{"owner":"cart 9001","at":0,"steps":{"/checkout/contact":7}}',
  ])('is ignored when it is %j', (stored) => {
    const { slot, at } = tab();
    slot.text = stored;
    expect(at(CONTACT).read()).toBeUndefined();
  });

  test.each([
    [{ userId: '1001', isRegistered: true }, '9001', { owner: ACCOUNT, before: GUEST }],
    [{ userId: '1001', isRegistered: true }, undefined, { owner: undefined }],
    [{ userId: '700055', isRegistered: false }, '9001', { owner: GUEST }],
    [{ userId: undefined, isRegistered: false }, undefined, { owner: undefined }],
    [{ userId: undefined, isRegistered: true }, '9001', { owner: undefined, before: GUEST }],
  ])('belongs to the account with its cart, or to the cart of a guest', (user, cart, owners) => {
    expect(ownersOfText(user, cart)).toEqual(owners);
  });
});

describe('[CHK-01] a step that is opened again', () => {
  const SAVED = { email: 'old@example.test', phone: '(619) 555-0142' };

  /** The page of a step with these values of the server, on which `early` was typed before its start. */
  const open = (slot: FakeTextSlot, early = {}, facts: Partial<KeptTextPorts> = {}) => {
    const form = new FormViewModel(contactFormOf(false), SAVED);
    const begun = form.values;
    form.setFields(early);
    const stop = aKeptText(CONTACT, { slot, ...facts }).follow(begun, () => form.values, form.setFields);
    return { form, stop };
  };

  test('shows what was typed before, each time', () => {
    const slot = new FakeTextSlot();
    const first = open(slot);
    first.form.change('email', 'kim@example.test');
    first.stop();
    for (const _ of [1, 2]) {
      const { form, stop } = open(slot);
      expect(form.values).toMatchObject({ email: 'kim@example.test', phone: SAVED.phone });
      stop();
    }
  });

  test('shows what another tab has sent since in the fields that were not typed into', () => {
    const slot = new FakeTextSlot();
    const first = open(slot);
    first.form.change('email', 'kim@example.test');
    first.stop();
    const form = new FormViewModel(contactFormOf(false), { ...SAVED, phone: '6195550199' });
    const begun = form.values;
    aKeptText(CONTACT, { slot }).follow(begun, () => form.values, form.setFields)();
    expect(form.values).toMatchObject({ email: 'kim@example.test', phone: begun.phone });
  });

  test('keeps nothing until something is typed', () => {
    const slot = new FakeTextSlot();
    open(slot);
    expect(slot.text).toBeUndefined();
  });

  test('leaves a field alone that was changed before the start, and keeps that', () => {
    const slot = new FakeTextSlot();
    const first = open(slot);
    first.form.setFields({ email: 'kim@example.test', phone: '6195550100' });
    first.stop();
    const early = open(slot, { email: 'newer@example.test' });
    expect(early.form.values).toMatchObject({ email: 'newer@example.test', phone: '(619) 555-0100' });
    early.stop();
    expect(open(slot).form.values.email).toBe('newer@example.test');
  });

  test('shows a form that was posted and refused as it was posted', () => {
    const slot = new FakeTextSlot();
    const first = open(slot);
    first.form.change('email', 'kim@example.test');
    first.stop();
    const posted = open(slot, {}, { isPosted: true });
    expect(posted.form.values.email).toBe(SAVED.email);
    posted.stop();
    expect(open(slot).form.values.email).toBe(SAVED.email);
  });

  test('forgets what the server knows by now', () => {
    const slot = new FakeTextSlot();
    aKeptText(CONTACT, { slot }).keep(SAVED);
    open(slot).stop();
    expect(slot.text).toBeUndefined();
  });
});

describe('[CHK-01] [PLT-03] the code that keeps the text', () => {
  const atStep = (isNeeded: boolean, load?: () => Promise<KeptText>) => {
    const slot = new FakeTextSlot();
    const form = new FormViewModel(contactFormOf(false), { email: '', phone: '' });
    const loads: KeptText[] = [];
    const loadKept = async (): Promise<KeptText> => {
      const kept = aKeptText(CONTACT, { slot });
      loads.push(kept);
      return kept;
    };
    const text = makeStepText(() => isNeeded, load ?? loadKept);
    const stop = text.follow(() => form.values, form.setFields)();
    return { slot, form, loads, text, stop };
  };
  const loaded = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  test('is loaded once, with the first change, and keeps what was typed meanwhile', async () => {
    const { slot, form, loads, text, stop } = atStep(false);
    await loaded();
    expect(loads).toHaveLength(0);
    form.change('email', 'kim@');
    form.change('email', 'kim@example.test');
    await loaded();
    expect(loads).toHaveLength(1);
    expect(slot.text).toContain('kim@example.test');
    stop();
    form.change('email', 'later@example.test');
    expect(slot.text).not.toContain('later');
    text.forget();
    await loaded();
    expect(slot.text).toBeUndefined();
  });

  test('is loaded at once when something is kept', async () => {
    const { loads } = atStep(true);
    await loaded();
    expect(loads).toHaveLength(1);
  });

  test('may not come: then nothing is kept, and nothing fails', async () => {
    const { slot, form, text } = atStep(false, () => Promise.reject(new Error('offline')));
    form.change('email', 'kim@example.test');
    text.keep(form.values);
    await loaded();
    expect(slot.text).toBeUndefined();
  });
});
