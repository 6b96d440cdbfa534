import { use, type ReactElement } from 'react';
import { ACCOUNT_FORM_ACTIONS } from '../../../../core/paths/account-form-actions';
import { LINKS } from '../../../../core/paths/links';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import type { Brand } from '../../../../core/configuration/brand';
import { isCardExpired, type WalletCard } from '../../../../core/wallet/wallet';
import type { MakeShowCardFields } from '../../../checkout/card/card-input';
import { Badge } from '../../../design/badge';
import { Banner } from '../../../design/banner';
import { Button, ButtonLink, type ButtonLook } from '../../../design/button';
import { CapabilityContext } from '../../../page/capability-context';
import { LinkContext } from '../../../page/link-context';
import { UsedByPlans } from '../../../repeat-delivery/used-by-plans';
import { usePostOnce } from '../../shared/use-post-once';
import { walletCardName } from '../../shared/wallet-card-name';
import { AccountFrame } from '../account-frame';
import * as styles from '../account-list.module.css';
import { AddCard } from './add-card';
import { EditCard } from './edit-card';
import { ReplaceCard } from './replace-card';
import {
  addCardPath,
  editCardPath,
  removeCardPath,
  walletTitle,
  type WalletData,
  type WalletDone,
} from './wallet-data';

export interface WalletPageProps {
  readonly data: WalletData;
  readonly brand: Brand;
  readonly showCardFields: MakeShowCardFields;
}

const DONE: Readonly<Record<WalletDone, string>> = {
  removed: 'Card removed.',
  default: 'Default card changed.',
  added: 'Card saved.',
  replaced: 'Card removed. Your other card is used instead.',
  edited: 'Card updated.',
};

interface CardProps extends Pick<WalletPageProps, 'brand'> {
  readonly card: WalletCard;
  readonly now: number;
}

const expiryText = ({ expireMonth, expireYear }: WalletCard, isExpired: boolean): string | undefined =>
  expireMonth === undefined || expireYear === undefined
    ? undefined
    : `${isExpired ? 'Expired' : 'Expires'} ${expireMonth}/${expireYear}`;

const whenExpired = ({ canEdit }: WalletCard): string =>
  canEdit === true ? 'Edit its date if your bank renewed it, or use another card.' : 'Remove it, or use another card.';

const CardFacts = ({ card, brand, now }: CardProps): ReactElement => {
  const isExpired = isCardExpired(card, now);
  const expiry = expiryText(card, isExpired);
  return (
    <>
      <div className={styles.facts}>
        <p className={styles.name}>{walletCardName(card, brand)}</p>
        {expiry === undefined ? null : <p className={styles.soft}>{expiry}</p>}
        {isExpired ? <p className={styles.soft}>{`This card has expired. ${whenExpired(card)}`}</p> : null}
        {card.isTemporary ? (
          <p className={styles.soft}>Use it until your card comes in the mail, in about 10 days.</p>
        ) : null}
        {card.isUnusable === true ? <p className={styles.soft}>You can’t pay with this card at checkout.</p> : null}
      </div>
      <p className={styles.badges}>
        {card.isDefault ? <Badge tone="plain">Default</Badge> : null}
        {card.isTemporary ? <Badge tone="reward">Temporary</Badge> : null}
        {isExpired ? <Badge tone="bad">Expired</Badge> : null}
      </p>
    </>
  );
};

const DefaultForm = ({ walletId, name }: { readonly walletId: string; readonly name: string }): ReactElement => {
  const { isPosted, onSubmit } = usePostOnce();
  return (
    <form method="post" action={ACCOUNT_FORM_ACTIONS.accountDefaultCard} onSubmit={onSubmit}>
      <input type="hidden" name="walletId" value={walletId} />
      <Button type="submit" look="quiet" size="small" pending={isPosted} aria-label={`Make default: ${name}`}>
        Make default
      </Button>
    </form>
  );
};

const Entry = (props: CardProps): ReactElement => {
  const { card, brand, now } = props;
  const name = walletCardName(card, brand);
  return (
    <li className={styles.entry}>
      <CardFacts {...props} />
      <div className={styles.ways}>
        {card.canEdit === true ? (
          <ButtonLink href={editCardPath(card.walletId)} look="quiet" size="small" aria-label={`Edit ${name}`}>
            Edit
          </ButtonLink>
        ) : null}
        <ButtonLink href={removeCardPath(card.walletId)} look="quiet" size="small" aria-label={`Remove ${name}`}>
          Remove
        </ButtonLink>
        {card.isDefault || card.isUnusable === true || isCardExpired(card, now) ? null : (
          <DefaultForm walletId={card.walletId} name={name} />
        )}
      </div>
    </li>
  );
};

const RemoveForm = ({ walletId, look }: { readonly walletId: string; readonly look: ButtonLook }): ReactElement => {
  const { isPosted, onSubmit } = usePostOnce();
  return (
    <form method="post" action={ACCOUNT_FORM_ACTIONS.accountRemoveCard} onSubmit={onSubmit}>
      <input type="hidden" name="walletId" value={walletId} />
      <div className={styles.ways}>
        <Button type="submit" look={look} size="large" pending={isPosted}>
          Remove card
        </Button>
        <ButtonLink href={ACCOUNT_PATHS.wallet} look="secondary" size="large">
          Keep card
        </ButtonLink>
      </div>
    </form>
  );
};

const Removal = ({
  usedBy,
  replacement,
  whenDefault,
  ...props
}: CardProps & Pick<WalletData, 'replacement' | 'usedBy' | 'whenDefault'>): ReactElement => {
  const { card } = props;
  return (
    <div className={styles.question}>
      <CardFacts {...props} />
      {whenDefault === undefined ? null : <p>{whenDefault}</p>}
      {usedBy === undefined ? null : <UsedByPlans {...usedBy} />}
      <p className={styles.soft}>
        We and our payment provider will delete this card. Orders you’ve already placed with it will still be charged
        and refunded to it.
      </p>
      {replacement === undefined ? null : <ReplaceCard {...replacement} walletId={card.walletId} />}
      <RemoveForm walletId={card.walletId} look={replacement === undefined ? 'primary' : 'secondary'} />
    </div>
  );
};

const Edit = ({ data, brand }: Pick<WalletPageProps, 'data' | 'brand'>): ReactElement | null => {
  const { cards, editing, refusedExpiry, now } = data;
  const card = cards.find(({ walletId }) => walletId === editing?.walletId);
  return editing === undefined || card === undefined ? null : (
    <div className={styles.question}>
      <CardFacts card={card} brand={brand} now={now} />
      <EditCard errors={{}} {...editing} {...refusedExpiry} />
    </div>
  );
};

/** How another card comes into the wallet. */
const MoreCards = ({ canAdd, isFull }: Pick<WalletData, 'canAdd' | 'isFull'>): ReactElement => {
  if (isFull === true) return <p className={styles.soft}>Your wallet is full. Remove a card to save another one.</p>;
  return canAdd === true ? (
    <p>
      <ButtonLink href={addCardPath}>Add a card</ButtonLink>
    </p>
  ) : (
    <p className={styles.soft}>To save another card, choose “Save this card for next time” when you place an order.</p>
  );
};

/** The saved cards of the account, the question before one is removed, and the form for its date (ACC-03, PAY-05). */
export const WalletPage = ({ data, brand, showCardFields }: WalletPageProps): ReactElement => {
  const { cards, now, removing, editing, adding, canAdd, isFull, done, problem } = data;
  const { leadsTo } = use(CapabilityContext);
  const linkTo = use(LinkContext);
  const isList = removing === undefined && editing === undefined && adding === undefined;
  return (
    <AccountFrame place="wallet" title={walletTitle(data)}>
      {problem === undefined ? null : <Banner tone="bad" urgent title={problem} />}
      {done === undefined || !isList ? null : <Banner tone="good" urgent title={DONE[done]} />}
      {removing === undefined ? null : <Removal {...data} card={removing} brand={brand} />}
      <Edit data={data} brand={brand} />
      {adding === undefined ? null : <AddCard adding={adding} showCardFields={showCardFields} />}
      {!isList ? null : cards.length === 0 ? (
        <p className={styles.empty}>No saved cards yet.</p>
      ) : (
        <ul className={styles.list}>
          {cards.map((card) => (
            <Entry key={card.walletId} card={card} brand={brand} now={now} />
          ))}
        </ul>
      )}
      {isList ? <MoreCards canAdd={canAdd} isFull={isFull} /> : null}
      {isList && leadsTo(LINKS.petcoPay) ? (
        <p>
          <a href={linkTo(LINKS.petcoPay)}>{`Your ${brand.card} card and its rewards`}</a>
        </p>
      ) : null}
    </AccountFrame>
  );
};
