-- Finds what has been counted at one store; most rows are of stock for delivery. [FND-04]
create index stock_of_stores on stock (location) where location <> 'online';
