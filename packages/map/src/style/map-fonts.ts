/** The shop's own fonts, rendered by the browser, so that no glyph server is needed. */
export const MAP_FONTS = ['Onest Variable', 'Vazirmatn Variable'];
