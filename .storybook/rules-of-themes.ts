/** The axe rules that a theme can break: themes change how things look, not what is there. */
export const rulesOfThemes = ['color-contrast', 'link-in-text-block'];
