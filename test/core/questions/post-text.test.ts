import * as E from 'fp-ts/Either';
import { makeAnswerQuestion, makeAskQuestion } from '../../../core/questions/post-text';
import { FakeQuestions } from '../../fakes/fake-questions';

const read = async (fake: FakeQuestions) => {
  const found = await fake.find({ productId: '22000', search: undefined, offset: 0, limit: 9, answers: 9 })();
  return E.isRight(found) ? found.right.questions : [];
};

test('[PRO-05] asks and answers with texts without spaces around them', async () => {
  const gateway = new FakeQuestions().hasProduct('22000').isUsedBy('Robin');
  expect(await makeAskQuestion({ gateway })('22000', '  Does it float in water?  ')()).toEqual(E.right('published'));
  const [question] = await read(gateway);
  expect(await makeAnswerQuestion({ gateway })(question?.id ?? '', ' Yes ')()).toEqual(E.right('published'));
  expect(await read(gateway)).toMatchObject([{ text: 'Does it float in water?', answers: [{ text: 'Yes' }] }]);
});

test.each([
  ['', 'This field is required.'],
  ['Why?', 'Please enter 10 to 300 characters.'],
  ['x'.repeat(301), 'Please enter 10 to 300 characters.'],
])('[PRO-05] a question of %j fails without a request', async (text, message) => {
  const gateway = new FakeQuestions().hasProduct('22000').isUsedBy('Robin');
  const asked = await makeAskQuestion({ gateway })('22000', text)();
  expect(asked).toMatchObject(E.left({ kind: 'invalid-fields', errors: { text: expect.any(String) } }));
  if (text !== '') expect(asked).toEqual(E.left({ kind: 'invalid-fields', errors: { text: message } }));
  expect(await read(gateway)).toEqual([]);
});

test('[PRO-05] a guest signs in first, and a question that is gone is not answered', async () => {
  const guest = new FakeQuestions().hasProduct('22000');
  expect(await makeAskQuestion({ gateway: guest })('22000', 'Does it float?')()).toEqual(
    E.left({ kind: 'sign-in-needed' }),
  );
  const gateway = new FakeQuestions().isUsedBy('Robin');
  expect(await makeAnswerQuestion({ gateway })('7', 'Yes')()).toEqual(E.left({ kind: 'gone' }));
});
