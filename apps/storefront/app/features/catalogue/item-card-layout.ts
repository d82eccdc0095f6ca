/**
 * `vertical` is the grid's card, `popular` names the store too, `list` is a line, `food` a menu's line with the dish at the end,
 * `flash` shows what is left of a sale, `flash-slide` the same on the sale's fill, `special` is wide.
 */
export type ItemCardLayout = 'vertical' | 'popular' | 'list' | 'food' | 'flash' | 'flash-slide' | 'special';
