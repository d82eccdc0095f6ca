/** Widths in pixels in which the shop's server draws its pictures: `?w=320` asks for one. */
export const PICTURE_WIDTHS = [96, 160, 240, 320, 480, 640, 960] as const;
