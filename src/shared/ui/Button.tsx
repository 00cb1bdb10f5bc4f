import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & {
  variant?: string;
  size?: 'sm' | 'lg' | undefined;
  active?: boolean;
};

/** Bootstrap's classes only: react-bootstrap's component adds code for links and menus. */
export function Button({ variant = 'primary', size, active, className, type = 'button', ...rest }: Props) {
  const classes = [className, 'btn', active && 'active', `btn-${variant}`, size && `btn-${size}`];
  return <button {...rest} type={type} className={classes.filter(Boolean).join(' ')} />;
}
