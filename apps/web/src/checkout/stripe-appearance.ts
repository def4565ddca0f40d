import type { Appearance } from '@stripe/stripe-js';

/** The page's theme, as far as Stripe's form supports it. Its frames cannot read the CSS variables themselves. */
export function stripeAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const value = (name: string): string => style.getPropertyValue(`--octavo-${name}`).trim();
  const border = `1px solid ${value('border-control')}`;
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: value('accent-base'),
      colorBackground: value('surface-raised'),
      colorText: value('text-primary'),
      colorTextSecondary: value('text-secondary'),
      colorDanger: value('danger-text'),
      borderRadius: value('radius-control'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '14px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border, boxShadow: 'none', padding: '11px 12px' },
      '.Input:focus': { border: `1px solid ${value('focus-ring')}`, boxShadow: 'none' },
    },
  };
}
