/** Picture widths in pixels that the shop's server renders: `?w=320` requests one. */
export const PICTURE_WIDTHS = [96, 160, 240, 320, 480, 640, 960] as const;
