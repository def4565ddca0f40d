const two = (figure: number) => String(figure).padStart(2, '0');

/** A duration as a clock shows it: `0:19`, `12:05`, `41:07:22`. Fractions of a second are dropped. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = two(whole % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`;
}
