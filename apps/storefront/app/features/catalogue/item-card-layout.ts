/**
 * `vertical` is the card of the grid, `popular` the same among the most popular items, `list` is a row, `food` a row of a menu with the picture at the end,
 * `flash` shows the stock left of a sale, `flash-slide` the same on the sale's background, `special` is wide.
 */
export type ItemCardLayout = 'vertical' | 'popular' | 'list' | 'food' | 'flash' | 'flash-slide' | 'special';
