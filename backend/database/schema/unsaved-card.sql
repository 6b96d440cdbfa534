-- Why a card that the shopper wanted to save with an order was not saved; null otherwise. See docs/checkout.md. [PAY-05]
alter table order_attempt add column unsaved_card text check (unsaved_card in ('wallet-full', 'unavailable'));
alter table placed_order add column unsaved_card text check (unsaved_card in ('wallet-full', 'unavailable'));
