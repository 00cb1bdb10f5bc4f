import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & {
  variant?: string;
  size?: 'sm' | 'lg' | undefined;
  /** Whether it represents something open or chosen. */
  active?: boolean;
};

/**
 * A button with Bootstrap's classes. The component of react-bootstrap would add the code for links and menus of
 * buttons.
 */
export function Button({ variant = 'primary', size, active, className, type = 'button', ...rest }: Props) {
  const classes = [className, 'btn', active && 'active', `btn-${variant}`, size && `btn-${size}`];
  return <button {...rest} type={type} className={classes.filter(Boolean).join(' ')} />;
}
