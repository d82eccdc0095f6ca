-- What every card of a store shows: how much it sells, and its most ordered items. Without this each card reads and sorts the store's whole menu.
create index items_best_of_store on items (store_id, popularity desc, id) where is_active and campaign_id is null;
