import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & {
  variant?: string;
  size?: 'sm' | 'lg' | undefined;
  /** Whether it stands for something that is open or chosen. */
  active?: boolean;
};

/** A button in Bootstrap's looks. Its own component for React brings along what makes links and menus of buttons. */
export function Button({ variant = 'primary', size, active, className, type = 'button', ...rest }: Props) {
  const classes = [className, 'btn', active && 'active', `btn-${variant}`, size && `btn-${size}`];
  return <button {...rest} type={type} className={classes.filter(Boolean).join(' ')} />;
}
