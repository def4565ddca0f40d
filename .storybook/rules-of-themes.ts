/** Rules of axe that a theme can break: themes change how things are drawn and nothing of what is there. */
export const rulesOfThemes = ['color-contrast', 'link-in-text-block'];
