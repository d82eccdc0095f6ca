-- Dishes that nobody receives at the door are thrown away: a way back would bring nobody anything.
insert into order_jumps (order_type, from_status, to_status, actors) values ('delivery', 'picked_up', 'returned', array['courier']);
