/** Where a route to a place begins: a page of its own, of which nothing is asked before somebody opens it. */
export const routePlannerAddress = 'https://www.openstreetmap.org/search?query=';
